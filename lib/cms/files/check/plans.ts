import type { Check } from '@/lib/cms/files/check/check';

/** Ready plans without an article in the guide. */
export const checkPlans: Check = ({ library: { plans, guide }, leftOut }) =>
  plans
    .filter(({ id }) => !leftOut.has(id) && !guide.some((folder) => folder.id === id))
    .map(({ id }) => `content/plans.yaml: ${id}: name a folder of content/guide`);

/** Questions that lead to no place. */
export const checkQuestions: Check = ({ library: { questions, places }, leftOut }) =>
  questions
    .filter(({ place }) => place && !leftOut.has(place) && !places.some(({ id }) => id === place))
    .map(
      ({ id, place }) =>
        `content/questions.yaml: ${id}: place: there is no ${place}; name a folder of content/guide with a place.yaml`,
    );
