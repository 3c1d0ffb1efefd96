import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ArticleView } from '@/components/article/ArticleView';
import { Related } from '@/components/article/Related';
import { JsonLd } from '@/components/seo/JsonLd';
import { clock } from '@/lib/clock';
import type { Article, Crumb } from '@/lib/content/article';
import { pickRelated } from '@/lib/content/related';
import { toArticle } from '@/lib/convert/toArticle';
import { toCard } from '@/lib/convert/toCard';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { Language } from '@/lib/language';
import { getArticle, getRelated } from '@/lib/provider/questions';
import { optional, required } from '@/lib/provider/require';
import { eventsHref, guideHref, newsHref } from '@/lib/routing/href';
import { internalPath } from '@/lib/routing/internal';
import { articleThing, breadcrumbs, toGraph } from '@/lib/seo/jsonLd';
import { toMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/article/[id]'>;

const readArticle = cache(
  async (id: string, language: Language): Promise<Article> =>
    toArticle(required(await getArticle(id), `article ${id}`), language, clock.now()),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const language = await pageLanguage();
  const { seo, addresses, picture, publishedIso, modifiedIso, author, tags } = await readArticle(id, language);
  return toMetadata({
    language,
    ...seo,
    addresses,
    picture,
    article: { published: publishedIso, modified: modifiedIso, author, tags },
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
  const path = internalPath(language, { kind: 'article', id });
  const related = article.tags.length > 0 ? await optional(await getRelated(article.tags), path) : null;
  const cards = pickRelated(related?.data ?? [], id).map((each) => toCard(each, language));
  const crumbs = [await sectionCrumb(article, language), ...article.crumbs];
  return (
    <ArticleView article={article} language={language} crumbs={crumbs}>
      <JsonLd graph={toGraph([articleThing(article, language), breadcrumbs(crumbs, article.title.text)])} />
      <Related cards={cards} />
    </ArticleView>
  );
}
