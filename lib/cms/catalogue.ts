import 'server-only';
import { type Answer, found, MISSING } from '@/lib/cms/answer';
import { getConfig } from '@/lib/cms/questions';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';

/** A published category of the guide, by id. */
export async function getCategory(id: string): Promise<Answer<ContractCategory>> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  const category = config.value.categories.find(({ _id }) => _id === id);
  return category ? found(category) : MISSING;
}

/** A published subcategory of the guide, by id, and the category it stands in. */
export async function getSubcategory(
  id: string,
): Promise<Answer<{ category: ContractCategory; subcategory: ContractSubcategory }>> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  for (const category of config.value.categories) {
    const subcategory = category.subcategories.find(({ _id }) => _id === id);
    if (subcategory) return found({ category, subcategory });
  }
  return MISSING;
}
