import 'server-only';
import { getTranslations } from 'next-intl/server';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { preparedUrl } from '@/lib/pictures/preparedPicture';
import { sitePictureEntry } from '@/lib/pictures/sitePicture';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';
import { type ShareImage, type SharePicture, toSharePicture } from '@/lib/seo/share-images/shareImage';

type PageWithPicture = keyof typeof PAGE_PICTURES;

const hasPicture = (page: string): page is PageWithPicture => page in PAGE_PICTURES;

export function siteSharePicture(page: PageWithPicture, language: Language): SharePicture {
  const file = PAGE_PICTURES[page];
  const entry = sitePictureEntry(file);
  return toSharePicture({ ...entry, url: preparedUrl(file) }, entry.alt[language]);
}

/** The share image of one of the site’s own pages, with `title` and `shareLabel` of its messages. */
export async function siteShareImage(language: Language, page: SitePage): Promise<ShareImage> {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: PAGE_KINDS[page].messages });
  const picture = hasPicture(page) ? siteSharePicture(page, language) : null;
  return { label: t('shareLabel'), title: t('title'), picture };
}
