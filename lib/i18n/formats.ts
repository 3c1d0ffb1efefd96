import type { Formats } from 'next-intl';

/** Named formats of the messages: amounts in euro, with and without cents. */
export const formats = {
  number: {
    eur: { style: 'currency', currency: 'EUR' },
    eurWhole: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
} as const satisfies Formats;
