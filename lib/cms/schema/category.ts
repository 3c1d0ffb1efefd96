import { z } from 'zod';
import { contractDate, contractId, contractImage, contractSeo } from '@/lib/cms/schema/article';
import { lenientList, optional } from '@/lib/cms/schema/repair';
import { contractHtml, contractLine, contractStatus } from '@/lib/cms/schema/text';

const shared = {
  _id: contractId,
  title: contractLine('category.title'),
  description: contractHtml('category.description'),
  image: optional('category.image', contractImage, null),
  seo: contractSeo,
  status: contractStatus('category.status'),
  publishDate: contractDate('category.publishDate'),
  createdAt: contractDate('category.createdAt'),
  updatedAt: contractDate('category.updatedAt'),
};

/** A subcategory. `categoryId` may be missing in the list of its category. */
const contractSubcategory = z.object({ ...shared, categoryId: optional('subcategory.categoryId', contractId, null) });

const subcategories = (name: string) => optional(name, lenientList('subcategory', contractSubcategory), []);

export const contractCategory = z.object({
  ...shared,
  subcategories: subcategories('category.subcategories'),
});

/** The categories of `/config`. */
export const contractConfig = z.object({
  categories: lenientList('category', contractCategory),
  subcategories: subcategories('config.subcategories'),
});

export type ContractSubcategory = z.output<typeof contractSubcategory>;
export type ContractCategory = z.output<typeof contractCategory>;
export type ContractConfig = z.output<typeof contractConfig>;
