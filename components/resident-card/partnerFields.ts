import { CATEGORY_SLUGS, FILTER_NAMES, type PartnerFilters, readFilters } from '@/lib/routing/partnerFilters';

type Fields = HTMLFormControlsCollection & Record<(typeof FILTER_NAMES)[keyof typeof FILTER_NAMES], HTMLInputElement>;

const fieldsOf = (form: HTMLFormElement) => form.elements as Fields;

/** The filters in the fields of the form: read as an address’s are. */
export function readFields(form: HTMLFormElement): PartnerFilters {
  const { q, kategorija } = fieldsOf(form);
  return readFilters(new URLSearchParams({ [FILTER_NAMES.query]: q.value, [FILTER_NAMES.category]: kategorija.value }));
}

/** Puts filters into the fields. */
export function fillFields(form: HTMLFormElement, { query, category }: PartnerFilters): void {
  const { q, kategorija } = fieldsOf(form);
  q.value = query;
  kategorija.value = category ? CATEGORY_SLUGS[category] : '';
}
