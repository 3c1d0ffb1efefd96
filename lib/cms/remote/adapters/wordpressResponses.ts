import { z } from 'zod';
import { toPlainText } from '@/lib/articles/plainText';
import { lenientList, optional } from '@/lib/cms/schema/repair';

// Responses of the REST API of WordPress, as far as the site reads them:
// https://developer.wordpress.org/rest-api/reference/

export const API = '/wp-json/wp/v2';

/** WordPress writes entities into titles and names. */
const plain = z.string().transform(toPlainText);
/** A time of the zone GMT, without its Z. */
const time = z
  .string()
  .transform((gmt) => `${gmt}Z`)
  .nullable();

export const categories = lenientList(
  'category',
  z.object({
    id: z.number(),
    name: plain,
    slug: z.string(),
    description: optional('category.description', z.string(), ''),
    parent: z.number(),
  }),
);
export type Category = z.output<typeof categories>[number];

export const tags = lenientList('tag', z.object({ id: z.number() }));

const media = z.object({
  id: z.number(),
  source_url: z.string(),
  alt_text: z.string().optional(),
  caption: z.object({ rendered: plain }).optional(),
  media_details: z.object({ width: z.number().optional(), height: z.number().optional() }).optional(),
});
const terms = lenientList('term', z.object({ name: plain, taxonomy: z.string() }));

const post = z.object({
  id: z.number(),
  slug: z.string(),
  date_gmt: time,
  modified_gmt: time,
  title: z.object({ rendered: plain }),
  content: z.object({ rendered: z.string(), protected: z.boolean() }),
  excerpt: z.object({ rendered: plain }),
  categories: z.array(z.number()),
  _embedded: z
    .object({
      author: optional('author', lenientList('author', z.object({ name: plain.optional() })), []),
      'wp:featuredmedia': optional('image', lenientList('image', media), []),
      'wp:term': optional('terms', lenientList('terms', terms), []),
    })
    .optional(),
});
export type Post = z.output<typeof post>;

export const posts = lenientList('post', post);
export const onePost = z.array(post).max(1);
