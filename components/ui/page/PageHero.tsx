import { Hero } from '@/components/ui/page/Hero';
import type { Crumb } from '@/lib/articles/article';
import type { Language } from '@/lib/i18n/language';
import { pagePicture } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import type { SitePage } from '@/lib/routing/pageKinds';

type Props = {
  kind: SitePage;
  language: Language;
  title: string;
  lead?: string;
  crumbs?: readonly Crumb[];
  isLow?: boolean;
};

/** The hero of one of the site’s own pages, with its picture. */
export function PageHero({ kind, language, title, lead, crumbs, isLow }: Props) {
  const file = pagePicture(kind);
  return (
    <Hero
      title={{ text: title }}
      lead={lead ? { text: lead } : null}
      picture={file ? sitePicture(file, language) : null}
      crumbs={crumbs}
      isLow={isLow}
    />
  );
}
