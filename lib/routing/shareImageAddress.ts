import { isLanguage, type Language } from '@/lib/i18n/language';
import { ID_PATTERN } from '@/lib/routing/id';
import { CONTENT_KINDS, type ContentKind, PAGE_KINDS, SITE_PAGES, type SitePage } from '@/lib/routing/pageKinds';

/** The site’s own pages with a share image; that of a shared trip is not that of the receiver’s own. */
const OWN_SUBJECTS: readonly (SitePage | 'sharedTrip')[] = [...SITE_PAGES, 'sharedTrip'];

/** The page of a share image: one of the site’s own, or content by its id. All pages of a list have one image. */
export type ShareImageSubject = { kind: (typeof OWN_SUBJECTS)[number] } | { kind: ContentKind; id: string };

/**
 * `version` identifies the content of the image: an edited title gives a new address, so that each may be cached
 * permanently.
 */
export type ShareImageAddress = { language: Language; subject: ShareImageSubject; version: string };

const ADDRESS = new RegExp(`^/og/([a-z]{2})(?:/([a-z-]+))?(?:/(${ID_PATTERN}))?/([0-9a-f]{12})\\.jpg$`);

function toSubject(folder: string, id: string | undefined): ShareImageSubject | null {
  if (id === undefined) {
    const kind = OWN_SUBJECTS.find((each) => PAGE_KINDS[each].folder === folder);
    return kind ? { kind } : null;
  }
  const kind = CONTENT_KINDS.find((each) => PAGE_KINDS[each].folder === folder);
  return kind ? { kind, id } : null;
}

/** Parses the address of a share image; null for anything else. Each image has only one, so that none is drawn twice. */
export function parseShareImageAddress(pathname: string): ShareImageAddress | null {
  const [, language, folder = '', id, version] = ADDRESS.exec(pathname) ?? [];
  if (!isLanguage(language) || !version) return null;
  const subject = toSubject(folder, id);
  if (!subject || (subject.kind === 'residentCard' && language !== 'sr')) return null;
  return { language, subject, version };
}

/** The address of a share image, such as `/og/sr/article/perast/0123456789ab.jpg`. */
export function shareImageHref({ language, subject, version }: ShareImageAddress): string {
  const id = 'id' in subject ? subject.id : '';
  return `/og/${[language, PAGE_KINDS[subject.kind].folder, id, `${version}.jpg`].filter(Boolean).join('/')}`;
}
