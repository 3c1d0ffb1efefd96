import type { BodySection } from '@/lib/articles/body/columns';
import type { Badge } from '@/lib/articles/card';
import type { EventTime } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import type { LocalizedText } from '@/lib/i18n/localizedText';
import type { Picture } from '@/lib/pictures/picture';
import type { Section } from '@/lib/routing/segments';

export type Crumb = { name: LocalizedText; href: string };

/** Texts of a page for search engines and shared links. */
type Seo = { title: string; description: string | null; keywords: string | null };

export type EventFacts = EventTime & {
  startIso: string;
  endIso: string | null;
  isConfirmed: boolean;
  place: LocalizedText | null;
  /** Path of the event as a calendar file. */
  calendar: string;
};

/** An article as its page shows it, in one language, its body already clean. */
export type Article = {
  id: string;
  section: Section;
  title: LocalizedText;
  summary: LocalizedText | null;
  body: { sections: BodySection[]; language?: Language };
  minutes: number;
  picture: Picture | null;
  badge: (Badge & { href: string }) | null;
  crumbs: Crumb[];
  author: string | null;
  /** The day shown, `YYYY-MM-DD`. */
  published: string | null;
  /** Guidance: the day shown is the beginning of its season. */
  isGuidance: boolean;
  /** First publication and last change for machines, in ISO 8601. */
  publishedIso: string | null;
  modifiedIso: string | null;
  event: EventFacts | null;
  tags: string[];
  seo: Seo;
  /** The one address of the article in each language. */
  addresses: Record<Language, string>;
};

export type Category = {
  id: string;
  title: LocalizedText;
  description: { first: BodySection[]; rest: BodySection[]; language?: Language };
  picture: Picture | null;
  crumbs: Crumb[];
  seo: Seo;
  /** Names its id, unlike its addresses. */
  link: string;
  addresses: Record<Language, string>;
};
