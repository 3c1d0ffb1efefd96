import type { Picture } from '@/lib/pictures/picture';
import { absolute } from '@/lib/seo/graph/addresses';

const widest = (srcSet: string | null): string[] => srcSet?.split(', ').at(-1)?.split(' ').slice(0, 1) ?? [];

/** A picture in the size every program reads, then in the largest there is. */
export const imagesOf = (picture: Picture | null): string[] | undefined =>
  picture ? [...new Set([picture.src, ...widest(picture.avif ?? picture.srcSet)])].map(absolute) : undefined;
