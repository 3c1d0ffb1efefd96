import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/ReportLink.module.scss';
import { reportHref } from '@/lib/routing/reportHref';
import { env } from '@/lib/server/env';

type Props = {
  question: 'wrong' | 'wrongFacts';
  /** What the message is about. */
  title: string;
  /** The page, a path of this site. */
  href: string;
};

/** Asks whether something is wrong, with a link to write to the desk about it. */
export async function ReportLink({ question, title, href }: Props) {
  const t = await getTranslations('ArticlePage');
  return (
    <p className={styles.report}>
      {t(question)} <a href={reportHref(t('wrongSubject', { title }), `${env().siteUrl}${href}`)}>{t('report')}</a>
    </p>
  );
}
