import { site } from '@/lib/site';

const EXAMPLE = /\bexample\b|^\+382 \d\d 000 000$|^0{8}$/;

/**
 * The values of `lib/site.ts` that are still reserved examples (docs/requirements.md, Identity), each as its path and
 * value: `maps.taxPoints: https://maps.example.org/kotor/tax-points`.
 */
export function exampleValues(value: unknown = site, path = ''): string[] {
  if (typeof value === 'string') return EXAMPLE.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => exampleValues(inner, path ? `${path}.${key}` : key));
}
