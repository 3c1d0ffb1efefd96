import { setImmediate } from 'node:timers/promises';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Block, picturesOf } from '@/lib/articles/body/block';
import { toChunks } from '@/lib/articles/body/chunks';
import { clean, frameUrl, ownPicture, sizeOf } from '@/lib/articles/body/clean';
import { isEmbed } from '@/lib/articles/body/embedHosts';
import { flatten, paragraph } from '@/lib/articles/body/flatten';
import { resolveLazyPictures } from '@/lib/articles/body/lazyPictures';
import { finish } from '@/lib/articles/body/links';
import { parse } from '@/lib/articles/body/parse';
import { HEADINGS, isElement, isTag, lineOf, onlyPictures, textOf } from '@/lib/articles/body/tree';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { type Picture, toPicture } from '@/lib/pictures/picture';

/** The caption of a figure, which is not always a child of it; a figure within has its own. */
function findCaption({ children }: Element): Element | undefined {
  for (const child of children.filter(isElement)) {
    const found = isTag(child, 'figcaption') ? child : !isTag(child, 'figure') && findCaption(child);
    if (found) return found;
  }
  return undefined;
}

/** The pictures of an element; those from elsewhere than this site are left out. The caption is the nearest figure’s, else the title. */
function toPictures(element: Element, outerCaption = ''): Picture[] {
  const { children, properties } = element;
  const figcaption = isTag(element, 'figure') && findCaption(element);
  const figureCaption = (figcaption && lineOf(figcaption)) || outerCaption;
  if (!isTag(element, 'img')) {
    const inside = children.filter(isElement).filter((child) => !isTag(child, 'figcaption'));
    return inside.flatMap((child) => toPictures(child, figureCaption));
  }
  const url = ownPicture(properties.src);
  if (!url) return [];
  const caption = bindUnits(figureCaption || (properties.title ?? '').trim());
  const alt = (properties.alt ?? '').trim();
  return [toPicture({ url, ...sizeOf(properties) }, alt ? { text: alt } : null, caption ? { text: caption } : null)];
}

function toText(element: Element, siteUrl: string) {
  const finished = finish(element, siteUrl);
  const text = textOf(finished).trim();
  return { html: toHtml(finished), length: text.length, chunks: toChunks(text).length };
}

/** The embed, or a link where its page refuses to be framed. */
function toEmbed(element: Element, siteUrl: string): Block[] {
  const url = frameUrl(element.properties.src);
  if (!url) return [];
  if (!isEmbed(url)) return [{ kind: 'text', ...toText(paragraph([element]), siteUrl) }];
  url.host = url.host.replace('youtube.com', 'youtube-nocookie.com');
  return [{ kind: 'embed', src: url.href, host: url.host }];
}

/** The blocks of an element: none if it is empty, one for each picture; galleries are grouped later. */
function toBlock(element: Element, siteUrl: string): Block[] {
  if (isTag(element, 'iframe')) return toEmbed(element, siteUrl);
  if (onlyPictures(element)) return toPictures(element).map((picture) => ({ kind: 'image', picture }));
  return [{ kind: isTag(element, ...HEADINGS) ? 'heading' : 'text', ...toText(element, siteUrl) }];
}

/** Consecutive pictures form one gallery; a single one stays alone (docs/requirements.md, Article). */
function groupPictures(blocks: readonly Block[]): Block[] {
  const grouped: Block[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind === 'image' && last?.kind === 'gallery') last.pictures.push(block.picture);
    else if (block.kind === 'image' && last?.kind === 'image') {
      grouped[grouped.length - 1] = { kind: 'gallery', pictures: [last.picture, block.picture] };
    } else grouped.push(block);
  }
  return grouped;
}

/** Pictures a page draws of one body: an editor’s longest gallery has some dozens, a thousand would stall the server. */
const MAX_PICTURES = 300;

/**
 * Omits pictures that the page already shows and those beyond the limit; their captions are text, and stay after the
 * others of their gallery.
 *
 * @param shown the `src` of each picture above the body
 */
function dropPictures(blocks: readonly Block[], siteUrl: string, shown: readonly string[]): Block[] {
  const sources = new Set(shown);
  const captions = new Set(['']);
  const captionOf = ({ caption }: Picture): string => caption?.text ?? '';
  return blocks.flatMap((block) => {
    const pictures = picturesOf(block);
    if (pictures.length === 0) return [block];
    const rest = pictures.filter(({ src }) => {
      const isNew = sources.size < MAX_PICTURES && !sources.has(src);
      if (isNew) sources.add(src);
      return isNew;
    });
    for (const picture of rest) captions.add(captionOf(picture));
    const words = new Set(pictures.map(captionOf).filter((caption) => !captions.has(caption)));
    for (const caption of words) captions.add(caption);
    return [
      ...groupPictures(rest.map((picture) => ({ kind: 'image', picture }) as const)),
      ...[...words].flatMap((value) => toBlock(paragraph([{ type: 'text', value }]), siteUrl)),
    ];
  });
}

/** Elements converted at once; between two slices, as between two steps, the server handles other requests. */
const SLICE = 1_000;

/** Characters of a body, raw and as clean HTML, in which one `<` is six: the page contains it twice. */
const MAX_CHARACTERS = 2_000_000;

/** Pictures pasted into a text as data, which are never shown. */
const DATA_PICTURE = /(\ssrc\s*=\s*)(["'])data:[^"']*\2/gi;

/**
 * Provider HTML as a list of clean blocks: parse, resolve, clean, flatten, convert, group, drop. No throw, whatever
 * the HTML; null for a body too large for a page.
 *
 * @param siteUrl origin of this site, to which links do not lead outside
 * @param shown the `src` of each picture above the body
 */
export async function toBlocks(
  source: string,
  siteUrl: string,
  shown: readonly string[] = [],
): Promise<Block[] | null> {
  const html = source.replace(DATA_PICTURE, '$1""');
  if (html.length > MAX_CHARACTERS) return null;
  const tree = await parse(html);
  await setImmediate();
  resolveLazyPictures(tree);
  const allowed = clean(tree);
  await setImmediate();
  const cleaned = toHtml(allowed);
  if (cleaned.length > MAX_CHARACTERS) return null;
  // Parsed again: without a dropped element its neighbours may be nested invalidly, such as a paragraph in a `button`
  // in a paragraph.
  const valid = await parse(cleaned);
  await setImmediate();
  const { children } = clean(valid);
  await setImmediate();
  const elements = flatten(children);
  const blocks: Block[] = [];
  let characters = 0;
  for (const [index, element] of elements.entries()) {
    if (index % SLICE === 0) await setImmediate();
    for (const block of toBlock(element, siteUrl)) {
      blocks.push(block);
      if ('html' in block) characters += block.html.length;
    }
    if (characters > MAX_CHARACTERS) return null;
  }
  return dropPictures(groupPictures(blocks), siteUrl, shown);
}
