import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/ui/page/Hero';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pagePicture } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';

type Props = {
  /** A page whose messages have a lead. */
  kind: Exclude<SitePage, 'allNews'>;
  /** A low hero without the lead. */
  isLow?: boolean;
};

/** The hero of a site page, with its title, lead and picture. */
export async function PageHero({ kind, isLow = false }: Props) {
  const t = await getTranslations(PAGE_KINDS[kind].messages);
  const file = pagePicture(kind);
  return (
    <Hero
      title={{ text: t('title') }}
      lead={isLow ? null : { text: t('lead') }}
      picture={file ? sitePicture(file, await pageLanguage()) : null}
      isLow={isLow}
    />
  );
}
