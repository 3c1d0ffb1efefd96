import type { StaticImageData } from 'next/image';
import type { SVGProps } from 'react';
import bay from '@/components/map/bay.svg';
import hills from '@/components/map/hills.svg';
import town from '@/components/map/town.svg';
import type { Sheet } from '@/lib/map/sheets';

const FILES: Record<Sheet | 'hills', StaticImageData> = { bay, hills, town };

export const aspectRatioOf = (sheet: Sheet): string => `${FILES[sheet].width} / ${FILES[sheet].height}`;

export const viewBoxOf = (sheet: Sheet): string => `0 0 ${FILES[sheet].width} ${FILES[sheet].height}`;

/** A shape of a drawing, by its id there. In separate files the paths are in neither the HTML nor the RSC payload. */
export function Shape({ file, id, ...props }: { file: keyof typeof FILES; id: string } & SVGProps<SVGUseElement>) {
  return <use {...props} href={`${FILES[file].src}#${id}`} />;
}
