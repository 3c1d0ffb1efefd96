import type { Formats } from 'next-intl';

/** Named formats of the messages: amounts in euro, with cents, and without them if they are zero. */
export const formats = {
  number: {
    eur: { style: 'currency', currency: 'EUR' },
    eurWhole: { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
  },
} as const satisfies Formats;
