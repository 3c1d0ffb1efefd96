import 'server-only';
import { getConfig } from '@/lib/cms/queries';
import { found, MISSING, type Result } from '@/lib/cms/result';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';

export async function getCategory(id: string): Promise<Result<ContractCategory>> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  const category = config.value.categories.find(({ _id }) => _id === id);
  return category ? found(category) : MISSING;
}

export async function getSubcategory(
  id: string,
): Promise<Result<{ category: ContractCategory; subcategory: ContractSubcategory }>> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  for (const category of config.value.categories) {
    const subcategory = category.subcategories.find(({ _id }) => _id === id);
    if (subcategory) return found({ category, subcategory });
  }
  return MISSING;
}
