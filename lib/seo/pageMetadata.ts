import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageAddresses } from '@/lib/routing/href';
import { PAGE_KINDS, type PageKind, type SitePage } from '@/lib/routing/pageKinds';
import { toMetadata } from '@/lib/seo/metadata';
import { toPagedAddresses } from '@/lib/seo/pagedAddresses';
import { robotsOf } from '@/lib/seo/robots';

/**
 * Metadata of one of the site’s own pages, from `metaTitle`, `metaDescription` and `metaKeywords` of its messages.
 *
 * @param page number of the page of a list, from 1
 */
export async function pageMetadata(kind: SitePage, page = 1): Promise<Metadata> {
  const t = await getTranslations(PAGE_KINDS[kind].messages);
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    ...toPagedAddresses(pageAddresses(kind), page),
    page,
  });
}

/** Metadata of a variant of such a page, such as a part of its list: canonical is the page itself. */
export const variantMetadata = async (kind: SitePage, variant: PageKind): Promise<Metadata> => ({
  ...(await pageMetadata(kind)),
  robots: robotsOf(variant),
});
