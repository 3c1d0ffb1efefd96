import { getTranslations } from 'next-intl/server';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import styles from '@/components/home/EventsAndExperiences.module.scss';
import { Section } from '@/components/ui/page/Section';
import type { Card } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { eventsHref, guideHref } from '@/lib/routing/href';

const SIZES =
  '(max-width: 463px) and (min-resolution: 2.3dppx) 16vw, (min-width: 1376px) 185px, (min-width: 768px) 12.8vw, 28vw';

type Props = { events: readonly Card[]; experiences: readonly Card[] };

/** Events beside experiences; an empty section is omitted. */
export async function EventsAndExperiences({ events, experiences }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('HomePage');
  const messages = MESSAGES[language].ArticlePage.card;
  return (
    <div className={styles.pair} data-tone="page">
      {events.length > 0 && (
        <div>
          <Section title={t('events')} id="events" more={{ href: eventsHref(language), label: t('seeAll') }}>
            {events.map((card) => (
              <EventCard key={card.id} card={card} messages={messages} />
            ))}
          </Section>
        </div>
      )}
      {experiences.length > 0 && (
        <div>
          <Section title={t('experiences')} id="experiences" more={{ href: guideHref(language), label: t('seeAll') }}>
            {experiences.map((card) => (
              <HorizontalCard key={card.id} card={card} sizes={SIZES} />
            ))}
          </Section>
        </div>
      )}
    </div>
  );
}
