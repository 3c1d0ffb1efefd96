import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page/PageLink.client';
import styles from '@/components/ui/page/SiteNotice.module.scss';
import { ContentText } from '@/components/ui/text/ContentText';
// biome-ignore lint/style/noRestrictedImports: every page has it, and none should have to load it
import { getNotices } from '@/lib/cms/notices';
import { clock } from '@/lib/i18n/clock';
import { formatDate, formatTime } from '@/lib/i18n/dates';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/**
 * One line above every page, and when it ends; part of the page, since the router reuses the layout between pages. The
 * page cache hides it after its end, given by `data-notice-until`.
 */
export async function SiteNotice() {
  const [notice] = await getNotices(await pageLanguage(), clock.now());
  if (!notice) return null;
  const { text, href, until } = notice;
  const t = await getTranslations('Notice');
  const date = formatDate(until);
  const time = formatTime(until);
  const content = <ContentText text={text} />;
  return (
    <div className={styles.notice} role="status" data-notice-until={Date.parse(until)}>
      <p>
        <b>{href ? <PageLink href={href}>{content}</PageLink> : content}</b>{' '}
        <span>{time ? t('untilTime', { date, time }) : t('until', { date })}</span>
      </p>
    </div>
  );
}
