import { getTranslations } from 'next-intl/server';

/** What a card says of an event. */
export type EventWords = {
  /** Note for an event whose date changes from year to year. */
  usualTime: string;
  /** Note for an event that has ended. */
  ended: string;
  /** Spoken between the first and the last day, where a dash is shown. */
  to: string;
};

export async function getEventWords(): Promise<EventWords> {
  const t = await getTranslations('ArticlePage');
  return { usualTime: t('notConfirmed'), ended: t('ended'), to: t('to') };
}
