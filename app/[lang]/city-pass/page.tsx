import { getTranslations } from 'next-intl/server';
import { PassComparison } from '@/components/city-pass/PassComparison';
import { Passes } from '@/components/city-pass/Passes';
import { PassHelp } from '@/components/city-pass/PassHelp';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { PageHero } from '@/components/ui/page/PageHero';
import { Section } from '@/components/ui/page/Section';
import { Intro } from '@/components/ui/text/Intro';
import { ATTRACTION_PLACES, CITY_PASSES, PASS_M_ADDED_ATTRACTIONS } from '@/lib/cityPass';
import { getLinkedArticles } from '@/lib/cms/places';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { passNode } from '@/lib/seo/graph/passes';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('cityPass');

export default async function CityPassPage() {
  const language = await pageLanguage();
  const t = await getTranslations('CityPassPage');
  const passes = CITY_PASSES.map((pass) =>
    passNode(pass, { title: t(`passes.${pass.id}.title`), intro: t(`passes.${pass.id}.intro`) }, language),
  );
  const articles = await getLinkedArticles(Object.values(ATTRACTION_PLACES), language);
  const hrefs = Object.fromEntries(articles.map(({ id, href }) => [id, href]));
  return (
    <>
      <PageHero kind="cityPass" />
      <Band>
        <Intro>{t('intro', { added: PASS_M_ADDED_ATTRACTIONS.length })}</Intro>
        <Passes hrefs={hrefs} />
      </Band>
      <Section title={t('comparison.title')} id="comparison" tone="stone">
        <PassComparison />
      </Section>
      <PassHelp />
      <SitePageJsonLd kind="cityPass" nodes={passes} />
    </>
  );
}
