import 'server-only';
import { getConfig } from '@/lib/cms/queries';
import { findIn } from '@/lib/cms/result';

export const getCategory = async (id: string) =>
  findIn(await getConfig(), ({ categories }) => categories.find(({ _id }) => _id === id));

export const getSubcategory = async (id: string) =>
  findIn(await getConfig(), ({ categories }) =>
    categories
      .flatMap((category) => category.subcategories.map((subcategory) => ({ category, subcategory })))
      .find(({ subcategory }) => subcategory._id === id),
  );
