import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/ReportLink.module.scss';
import { env } from '@/lib/server/env';
import { reportHref } from '@/lib/visitor-info/reportHref';

type Props = {
  /** What the message is about. */
  title: string;
  /** The page, a path of this site. */
  href: string;
};

/** ‘Something wrong on this page?’, with a link to write to the desk about it. */
export async function ReportLink({ title, href }: Props) {
  const t = await getTranslations('ArticlePage');
  return (
    <p className={styles.report}>
      {t('wrong')} <a href={reportHref(t('wrongSubject', { title }), `${env().siteUrl}${href}`)}>{t('report')}</a>
    </p>
  );
}
