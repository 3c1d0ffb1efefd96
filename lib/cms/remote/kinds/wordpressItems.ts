import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { z } from 'zod';
import type { RawItem } from '@/lib/cms/remote/kinds/providerKind';

const rendered = z.object({ rendered: z.string() });
const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  parent: z.number(),
});
const media = z.object({
  id: z.number(),
  source_url: z.string(),
  alt_text: z.string().optional(),
  caption: rendered.optional(),
  media_details: z.object({ width: z.number().optional(), height: z.number().optional() }).optional(),
});
export const tags = z.array(z.object({ id: z.number() }));
const term = z.object({ id: z.number(), name: z.string(), taxonomy: z.string() });
const post = z.object({
  id: z.number(),
  slug: z.string(),
  status: z.string(),
  date_gmt: z.string().nullable(),
  modified_gmt: z.string().nullable(),
  title: rendered,
  content: rendered,
  excerpt: rendered,
  categories: z.array(z.number()),
  _embedded: z
    .object({
      author: z.array(z.object({ name: z.string().optional() })).optional(),
      'wp:featuredmedia': z.array(media).optional().catch(undefined),
      'wp:term': z.array(z.array(term)).optional(),
    })
    .optional(),
});

export const categories = z.array(category);
export type Category = z.output<typeof category>;

/** WordPress allows any; below the top come a category and a subcategory. */
const MAX_DEPTH = 5;

/** The top categories, by their slugs, and what stands below them. */
export const TYPES: Partial<Record<string, string>> = { guide: 'blog', news: 'news', events: 'event' };

const textIn = (node: DefaultTreeAdapterTypes.ChildNode): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
};
/** HTML as text: WordPress writes entities into titles. */
const toText = (html: string): string => parseFragment(html).childNodes.map(textIn).join('').trim();

const toDate = (gmt: string | null): string | null => gmt && `${gmt}Z`;

/** The way from a category up to its top, itself first. */
export function pathOf(id: number, all: readonly Category[]): Category[] {
  const path: Category[] = [];
  let next = all.find((each) => each.id === id);
  while (next && path.length < MAX_DEPTH) {
    path.push(next);
    const { parent } = next;
    next = all.find((each) => each.id === parent);
  }
  return path;
}

export const toCategory = ({ id, name, slug, description }: Category): RawItem => ({
  _id: String(id),
  title: toText(name),
  description,
  seo: { slug },
  status: 'published',
});

/** An article of the contract; a post of another shape as it is, which the contract’s schema skips. */
export function toArticle(value: unknown, all: readonly Category[]): unknown {
  const { success, data } = post.safeParse(value);
  if (!success) return value;
  const { author = [], 'wp:featuredmedia': [image] = [], 'wp:term': terms = [] } = data._embedded ?? {};
  const [deepest = []] = data.categories.map((id) => pathOf(id, all)).sort((a, b) => b.length - a.length);
  const [top, inTop, below] = deepest.toReversed();
  return {
    _id: String(data.id),
    title: toText(data.title.rendered),
    description: toText(data.excerpt.rendered),
    content: data.content.rendered,
    seo: { slug: data.slug },
    type: TYPES[top?.slug ?? ''] ?? null,
    status: data.status === 'publish' ? 'published' : data.status,
    author: author[0]?.name,
    tags: terms.flat().flatMap(({ taxonomy, name }) => (taxonomy === 'post_tag' ? [toText(name)] : [])),
    image: image && {
      _id: String(image.id),
      url: image.source_url,
      alt: image.alt_text,
      caption: toText(image.caption?.rendered ?? ''),
      ...image.media_details,
    },
    category: inTop && toCategory(inTop),
    subcategory: below && toCategory(below),
    publishDate: toDate(data.date_gmt),
    updatedAt: toDate(data.modified_gmt),
  };
}
