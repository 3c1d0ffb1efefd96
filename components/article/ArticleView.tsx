import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Advertisement } from '@/components/article/Advertisement';
import { ArticleMeta } from '@/components/article/ArticleMeta';
import styles from '@/components/article/ArticleView.module.scss';
import { Body } from '@/components/article/Body';
import { EventFacts } from '@/components/article/EventFacts';
import { PlaceFacts } from '@/components/article/PlaceFacts';
import { ReportLink } from '@/components/article/ReportLink';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { ContentText } from '@/components/ui/text/ContentText';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import type { Article, Crumb } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

type Props = {
  article: Article;
  /** What is known about the place the article is about. */
  place: Place | null;
  /** URL of that place on the map; null where it has none. */
  pinHref: string | null;
  crumbs: readonly Crumb[];
  /** The ready plan of the article, above its text. */
  plan: ReactNode;
  /** Related articles, below. */
  children: ReactNode;
};

export async function ArticleView({ article, place, pinHref, crumbs, plan, children }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('PlaceFacts');
  const address = article.addresses[language];
  return (
    <>
      <Hero title={article.title} picture={article.picture} crumbs={crumbs} />
      <PageAge />
      <div className={styles.page}>
        <ArticleMeta article={article} />
        <div className={place ? styles.withPlace : styles.columns}>
          <article className={styles.article}>
            <div className={styles.head}>
              {article.section === 'events' && <EventFacts event={article.event} />}
              {article.summary && (
                <p className={styles.summary}>
                  <ContentText text={article.summary} />
                </p>
              )}
            </div>
            {place && (
              <div className={styles.facts}>
                <PlaceFacts place={place} pinHref={pinHref} />
                <ReportLink question="wrongFacts" title={`${article.title.text}, ${t('title')}`} href={address} />
              </div>
            )}
            <div className={styles.body}>
              {plan}
              <Body sections={article.body.sections} language={article.body.language} />
              <ReportLink question="wrong" title={article.title.text} href={address} />
            </div>
          </article>
          <aside className={styles.side}>
            <Advertisement />
          </aside>
        </div>
        <PrintedAddress href={address} />
      </div>
      {children}
    </>
  );
}
