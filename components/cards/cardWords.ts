import { getTranslations } from 'next-intl/server';

/** What a card says of an event, or of guidance among the news. */
export type CardWords = {
  /** Note for an event whose date changes from year to year. */
  usualTime: string;
  /** Note for an event that has ended. */
  ended: string;
  /** Spoken between the first and the last day, where a dash is shown. */
  to: string;
  /** Before the date of guidance, which is no news of that day. */
  guidance: string;
};

export async function getCardWords(): Promise<CardWords> {
  const t = await getTranslations('ArticlePage');
  return { usualTime: t('notConfirmed'), ended: t('ended'), to: t('to'), guidance: t('guidance') };
}
