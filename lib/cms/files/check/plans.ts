import type { Check } from '@/lib/cms/files/check/check';
import { PLANS_FILE } from '@/lib/cms/files/readPlans';

/** Ready plans without an article in the guide. */
export const checkPlans: Check = ({ library: { plans, guide }, leftOut }) =>
  plans
    .filter(({ id }) => !leftOut.has(id) && !guide.some((folder) => folder.id === id))
    .map(({ id }) => `content/${PLANS_FILE}: ${id}: name a folder of content/guide`);
