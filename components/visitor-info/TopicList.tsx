import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page/PageLink.client';
import styles from '@/components/visitor-info/TopicList.module.scss';
import type { TopicAnswer } from '@/lib/visitor-info/topic';
import { DESK_CHAPTER } from '@/lib/visitor-info/visitorChapters';

/** The practical matters from A to Z, each with its anchor. */
export async function TopicList({ topics }: { topics: readonly TopicAnswer[] }) {
  const t = await getTranslations('VisitorsInfoPage.help');
  return (
    <dl className={styles.topics}>
      {topics.map(({ id, title, answer, more, hasDeskLink }) => (
        <div key={id} id={id}>
          <dt>{title}</dt>
          <dd>
            {answer} {more && <PageLink href={more.href}>{more.title}</PageLink>}
            {more && hasDeskLink && '\u00a0· '}
            {hasDeskLink && <a href={`#${DESK_CHAPTER}`}>{t('title')}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
