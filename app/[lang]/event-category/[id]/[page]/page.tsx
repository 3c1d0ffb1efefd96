import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ArticleList } from '@/components/lists/ArticleList';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { getEventList } from '@/lib/cms/eventList';
import { titleOf } from '@/lib/cms/mappers/references';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { eventsHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/event-category/[id]/[page]'>;

/** The events of a category, which also supply its name, since `/config` may lack event categories. */
const readEvents = cache(async (id: string, page: number, language: Language) => {
  const result = await getEventList(language, { page, id });
  const events = unwrapOrThrow(result, `events of category ${id}`);
  return { events, title: events.category ? titleOf(events.category, language) : { text: id } };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const { title } = await readEvents(id, Number(page), language);
  return toMetadata({
    language,
    subject: { kind: 'events' },
    variant: 'eventCategory',
    title: `${title.text} – ${t('title')}`,
    description: t('categoryMetaDescription', { category: title.text }),
    addresses: inEachLanguage((each) => eventsHref(each, id)),
    page: Number(page),
  });
}

export default async function EventCategoryPage({ params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const { events, title } = await readEvents(id, Number(page), language);
  const crumbs = [{ name: { text: t('title') }, href: eventsHref(language) }];
  return (
    <>
      <Hero title={title} picture={sitePicture(PAGE_PICTURES.events, language)} crumbs={crumbs} />
      <PageAge />
      <Band>
        <h2 className="visually-hidden">{t('list')}</h2>
        <ArticleList kind="events" {...events} href={eventsHref(language, id)} />
      </Band>
    </>
  );
}
