import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/NextEvent.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { TitleText } from '@/components/ui/text/ContentText';
import type { Card } from '@/lib/articles/card';
import { formatCardDay } from '@/lib/i18n/dates';

/** The next event, where there is none on the days a visitor chose. */
export async function NextEvent({ card }: { card: Card }) {
  const t = await getTranslations('EventFilter');
  const article = await getTranslations('ArticlePage');
  return (
    <>
      <p className={styles.next}>
        {t.rich('next', {
          day: card.start ? formatCardDay(card.start) : '',
          event: () => (
            <PageLink href={card.href}>
              <TitleText text={card.title} />
            </PageLink>
          ),
        })}
      </p>
      {card.isUsualTime && <p>{article('card.usualTime')}</p>}
    </>
  );
}
