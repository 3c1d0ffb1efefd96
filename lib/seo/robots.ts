import { type PageKind, recordOf } from '@/lib/routing/pageKinds';

const INDEX = { index: true, follow: true, 'max-image-preview': 'large' } as const;
const NOINDEX = { index: false, follow: true } as const;

/** What search engines may do with pages of a kind. */
export const robotsOf = (kind: PageKind) => (recordOf(kind).isNoindex ? NOINDEX : INDEX);
