import type { PartnerWords } from '@/components/resident-card/partnerWords';
import { MESSAGES } from '@/lib/i18n/messages';

const { sr } = MESSAGES;

/** The messages that `partnerWords` passes to the partner list. */
export const PARTNER_WORDS: PartnerWords = {
  title: 'Pretraga partnera',
  search: 'Pretraga',
  placeholder: '…',
  category: 'Kategorija',
  categories: sr.ResidentCardPage.categories,
  apply: 'Primijeni',
  clear: 'Poništi',
  results: 'Partneri',
  found: 'Pronađeno:',
  count: 'Broj:',
  none: 'Nema',
  address: 'Adresa',
  offer: 'Pogodnost',
};
