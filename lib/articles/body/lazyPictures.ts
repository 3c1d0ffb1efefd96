import type { Element, Root } from 'hast';
import { ownPicture } from '@/lib/articles/body/clean';
import { isElement, isTag } from '@/lib/articles/body/tree';

/** Where lazy loaders put the address; `src` is a placeholder then. */
const ADDRESSES = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'src'];
const SETS = ['dataSrcset', 'dataLazySrcset', 'srcSet'];

/** The last address of a set, which systems list from small to large. */
function lastOf(set: unknown): string | undefined {
  const candidates = String(set ?? '').split(/,\s+/);
  return candidates.at(-1)?.trim().split(/\s/)[0];
}

/** The address of a picture, from any of these attributes. */
function addressOf({ properties }: Element): string | null {
  const addresses = [...ADDRESSES.map((name) => properties[name]), ...SETS.map((name) => lastOf(properties[name]))];
  return addresses.map(ownPicture).find((address) => address !== null) ?? null;
}

type Found = { image: Element; isInNoscript: boolean };

/** All pictures; one without an address gets that of its `<picture>`. `parse` bounds the depth. */
function findPictures(parent: Element | Root, isInNoscript = false, found: Found[] = []): Found[] {
  let source: string | null = null;
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (isTag(child, 'source')) source ??= addressOf(child);
    if (isTag(child, 'img')) {
      child.properties.src = addressOf(child) ?? source ?? child.properties.src;
      found.push({ image: child, isInNoscript });
    }
    findPictures(child, isInNoscript || isTag(child, 'noscript'), found);
  }
  return found;
}

/**
 * Restores the addresses of lazily loaded pictures, in place: their loaders never run here. Copies in a `noscript` lose
 * their address, so that each picture shows once.
 */
export function resolveLazyPictures(tree: Root): void {
  const pictures = findPictures(tree);
  const shown = new Set(pictures.filter(({ isInNoscript }) => !isInNoscript).map(({ image }) => image.properties.src));
  for (const { image, isInNoscript } of pictures) {
    if (isInNoscript && shown.has(image.properties.src)) image.properties.src = '';
  }
}
