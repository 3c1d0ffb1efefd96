import type { PartnerWords } from '@/components/resident-card/partnerWords';

/** The messages that `partnerWords` passes to the partner list. */
export const PARTNER_WORDS: PartnerWords = {
  title: 'Pretraga partnera',
  search: 'Pretraga',
  placeholder: '…',
  category: 'Kategorija',
  categories: { all: 'Sve', health: 'Zdravstvo', hospitality: 'Ugostiteljstvo', other: 'Ostalo' },
  apply: 'Primijeni',
  clear: 'Poništi',
  results: 'Partneri',
  found: 'Pronađeno:',
  count: 'Broj:',
  none: 'Nema',
  showAll: 'Prikaži sve',
  address: 'Adresa',
  offer: 'Pogodnost',
};
