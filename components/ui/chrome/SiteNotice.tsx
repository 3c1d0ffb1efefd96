import { getTranslations } from 'next-intl/server';
import styles from '@/components/ui/chrome/SiteNotice.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Words } from '@/components/ui/text/Words';
import { formatDate, formatTime } from '@/lib/i18n/dates';
import type { Text } from '@/lib/i18n/text';

type Props = {
  text: Text;
  /** The page that says more. */
  href: string | null;
  /** ISO 8601 */
  until: string;
};

/** One line over every page, and until when it holds. The page cache hides it after its end by `data-notice-until`. */
export async function SiteNotice({ text, href, until }: Props) {
  const t = await getTranslations('Notice');
  const date = formatDate(until);
  const time = formatTime(until);
  const words = <Words of={text} />;
  return (
    <div className={styles.notice} role="status" data-notice-until={Date.parse(until)}>
      <p>
        <b>{href ? <PageLink href={href}>{words}</PageLink> : words}</b>{' '}
        <span>{time ? t('untilTime', { date, time }) : t('until', { date })}</span>
      </p>
    </div>
  );
}
