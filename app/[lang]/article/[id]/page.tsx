import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ArticleView } from '@/components/article/ArticleView';
import { PreviousNext } from '@/components/article/PreviousNext';
import { Related } from '@/components/article/Related';
import { ReadyPlan } from '@/components/plan/ReadyPlan';
import { PageJsonLd } from '@/components/seo/PageJsonLd';
import type { Article, Crumb } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import { pickRelated, pictureUrlsOf, sortByRelevance } from '@/lib/articles/related';
import { subjectTags } from '@/lib/articles/tags';
import { completeContent } from '@/lib/cms/completeContent';
import { pinHref } from '@/lib/cms/getMapPlaces';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { toCard } from '@/lib/cms/mappers/toCard';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { getNeighbours } from '@/lib/cms/neighbours';
import { getPlace } from '@/lib/cms/places';
import { getArticle } from '@/lib/cms/queries';
import { getRelatedCandidates } from '@/lib/cms/relatedCandidates';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { unwrapOrNull, unwrapOrThrow } from '@/lib/cms/unwrap';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { eventsHref, guideHref, newsHref } from '@/lib/routing/href';
import { internalPath } from '@/lib/routing/page';
import { articleGraph } from '@/lib/seo/graph/article';
import { toMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/article/[id]'>;

const readContract = cache(async (id: string) => unwrapOrThrow(await getArticle(id), `article ${id}`));

/** The article, without its content while that cannot be loaded; throws then if the page was rendered with it before. */
const readArticle = cache(async (id: string, language: Language): Promise<Article> => {
  const contract = await readContract(id);
  const path = internalPath(language, { kind: 'article', id });
  const whole = await unwrapOrNull(await completeContent(contract, language), path);
  return toArticle(whole ?? contract, language, clock.now());
});

function readPlace(id: string, language: Language): Place | null {
  const place = getPlace(id);
  return place && toPlace(place, language, clock.now());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const language = await pageLanguage();
  const article = await readArticle(id, language);
  const t = await getTranslations('Navigation');
  return toMetadata({
    language,
    subject: { kind: 'article', id },
    ...article.seo,
    addresses: article.addresses,
    article: {
      author: article.author,
      published: article.publishedIso,
      modified: article.modifiedIso,
      section: article.badge?.name.text ?? t(article.section),
      tags: subjectTags(article.tags),
    },
  });
}

async function sectionCrumb(article: Article, language: Language): Promise<Crumb> {
  const t = await getTranslations('Navigation');
  const hrefs = { guide: guideHref(language), news: newsHref(language), events: eventsHref(language) };
  return { name: { text: t(article.section) }, href: hrefs[article.section] };
}

export default async function ArticlePage({ params }: Props) {
  const { id } = await params;
  const language = await pageLanguage();
  const article = await readArticle(id, language);
  const place = readPlace(id, language);
  const path = internalPath(language, { kind: 'article', id });
  const contract = await readContract(id);
  const optional = await Promise.all([getRelatedCandidates(contract), getNeighbours(contract, language)]);
  const related = await unwrapOrNull(optional[0], path);
  const neighbours = await unwrapOrNull(optional[1], path);
  const crumbs = [await sectionCrumb(article, language), ...article.crumbs];
  const card = (each: ContractArticle | null | undefined) => (each ? toCard(each, language) : null);
  const candidates = sortByRelevance(related ?? [], contract).map((each) => toCard(each, language));
  return (
    <ArticleView
      article={article}
      place={place}
      pinHref={pinHref(id, language)}
      crumbs={crumbs}
      plan={<ReadyPlan articleId={id} />}
    >
      <PreviousNext previous={card(neighbours?.previous)} next={card(neighbours?.next)} />
      <Related cards={pickRelated(candidates, id, pictureUrlsOf(article))} />
      <PageJsonLd
        title={article.title.text}
        href={article.addresses[language]}
        crumbs={crumbs}
        nodes={articleGraph(article, place, language)}
      />
    </ArticleView>
  );
}
