import type { ContractArticle, ContractImage, ContractReference } from '@/lib/cms/schema/article';
import type { ContractText } from '@/lib/cms/schema/text';
import { list, nullable, number, object, oneOf, optional, string } from '@/lib/json';

const text = object<ContractText>({ en: optional(string), sr: optional(string) });

const seo = object<ContractArticle['seo']>({ title: text, description: text, keywords: text, slug: text });

const reference = object<ContractReference>({ _id: string, title: text, seo });

const image = object<ContractImage>({
  _id: nullable(string),
  alt: text,
  caption: optional(text),
  credit: optional(text),
  url: string,
  name: nullable(string),
  updatedAt: optional(nullable(string)),
  width: optional(number),
  height: optional(number),
  focal: optional(object<{ x: number; y: number }>({ x: number, y: number })),
  colour: optional(string),
});

/** An article from the site’s own `/api`, which has repaired it already. For the browser. */
export const parseArticle = object<ContractArticle>({
  _id: string,
  title: text,
  description: text,
  summary: text,
  content: text,
  seo,
  type: nullable(oneOf(['news', 'event', 'blog'])),
  status: nullable(string),
  author: nullable(string),
  tags: list(string),
  image: nullable(image),
  category: nullable(reference),
  subcategory: nullable(reference),
  publishDate: nullable(string),
  publishedAt: nullable(string),
  createdAt: nullable(string),
  updatedAt: nullable(string),
  startDate: nullable(string),
  endDate: nullable(string),
  place: optional(text),
});
