import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/NextEvent.module.scss';
import { PageLink } from '@/components/page/PageLink.client';
import { Words } from '@/components/text/Words';
import type { Card } from '@/lib/content/card';
import { inWords } from '@/lib/content/dates';

/** The next event, where there is none on the days a visitor chose. */
export async function NextEvent({ card }: { card: Card }) {
  const t = await getTranslations('EventFilter');
  return (
    <p className={styles.next}>
      {t.rich('next', {
        day: card.start ? inWords(card.start) : '',
        event: () => (
          <PageLink href={card.href}>
            <Words of={card.title} />
          </PageLink>
        ),
      })}
    </p>
  );
}
