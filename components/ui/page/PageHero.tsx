import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Hero } from '@/components/ui/page/Hero';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';

type Props = {
  kind: SitePage;
  hasLead?: boolean;
  isLow?: boolean;
  /** Content above the title, such as breadcrumbs. */
  children?: ReactNode;
};

const PICTURES: Partial<Record<SitePage, string>> = PAGE_PICTURES;

/** The hero of one of the site’s own pages: title and lead from its messages, and its picture. */
export async function PageHero({ kind, hasLead = true, isLow, children }: Props) {
  const t = await getTranslations(PAGE_KINDS[kind].messages);
  const file = PICTURES[kind];
  return (
    <Hero
      title={{ text: t('title') }}
      lead={hasLead ? { text: t('lead') } : null}
      picture={file ? sitePicture(file, await pageLanguage()) : null}
      isLow={isLow}
    >
      {children}
    </Hero>
  );
}
