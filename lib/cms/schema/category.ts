import { z } from 'zod';
import { contractId, contractImage, contractSeo, nullable } from '@/lib/cms/schema/article';
import { lenientList, repaired } from '@/lib/cms/schema/repair';
import { contractLine, contractString, contractText } from '@/lib/cms/schema/text';

const shared = {
  _id: contractId,
  title: contractLine('category.title'),
  description: contractText('category.description'),
  image: nullable('category.image', contractImage),
  seo: contractSeo,
  status: contractString('category.status'),
};

/** A subcategory. `categoryId` may be missing in the list of its category. */
const contractSubcategory = z.object({ ...shared, categoryId: nullable('subcategory.categoryId', contractId) });

const subcategories = lenientList('subcategory', contractSubcategory)
  .nullish()
  .transform((value) => value ?? []);

export const contractCategory = z.object({
  ...shared,
  subcategories: repaired('category.subcategories', subcategories, []),
});

/** The response of `/config`, which old systems send without the `data` wrapper. */
export const contractConfig = z.object({
  categories: lenientList('category', contractCategory),
  subcategories: repaired('config.subcategories', subcategories, []),
});

export type ContractSubcategory = z.output<typeof contractSubcategory>;
export type ContractCategory = z.output<typeof contractCategory>;
export type ContractConfig = z.output<typeof contractConfig>;
