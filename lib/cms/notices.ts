import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ALERT } from '@/lib/articles/tags';
import { provider } from '@/lib/cms/currentProvider';
import { getLocalContent } from '@/lib/cms/localContent';
import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { publishedIso } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { toLastSecond } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import type { LocalizedText } from '@/lib/i18n/localizedText';
import { pageAddresses } from '@/lib/routing/href';
import { markPagesRefreshed } from '@/lib/server/freshness';

/** A line over every page, in one language. Times are ISO 8601. */
export type Notice = { id: string; text: LocalizedText; href: string | null; from: string; until: string };

/** How long an alert without an end is shown, from its start. */
const DEFAULT_HOURS = 24;

/** How long a page waits for the provider’s alerts; then it shows the last known ones. */
const TIMEOUT_MS = 1_000;

/** The last alerts the provider sent: they outlive its failures. */
let alerts: ContractArticle[] = [];

/** The current alerts, or the last known ones; if new ones arrive too late for this page, pages become stale. */
async function getAlerts(): Promise<ContractArticle[]> {
  let shown: ContractArticle[] | null = null;
  const fetching = provider()
    .articles({ tags: [ALERT] })
    .then((result) => {
      if (result.state === 'found') alerts = result.value.data;
      if (shown && !isDeepStrictEqual(alerts, shown)) markPagesRefreshed();
    });
  await Promise.race([fetching, wait(TIMEOUT_MS, undefined, { ref: false })]);
  shown = alerts;
  return shown;
}

function fromAlert(article: ContractArticle, language: Language): Notice[] {
  const from = article.startDate ?? publishedIso(article);
  if (!from) return [];
  const until = article.endDate ?? new Date(Date.parse(from) + DEFAULT_HOURS * 3_600_000).toISOString();
  return [{ id: article._id, text: titleOf(article, language), href: articleHref(article, language), from, until }];
}

const fromContent = (language: Language): Notice[] =>
  getLocalContent().notices.map(({ id, text, from, until, page }) => ({
    id,
    text: { text: text[language] },
    href: (page && pageAddresses(page)[language]) ?? null,
    from,
    until,
  }));

/** The current notices, latest first: from `content/notices.yaml`, and the provider’s articles with the tag `ALERT`. */
export async function getNotices(language: Language, now: Date): Promise<Notice[]> {
  const latest = await getAlerts();
  const isCurrent = ({ from, until }: Notice): boolean => Date.parse(from) <= +now && +now < Date.parse(until);
  return [...fromContent(language), ...latest.flatMap((article) => fromAlert(article, language))]
    .map((notice) => ({ ...notice, until: toLastSecond(null, notice.until) }))
    .filter(isCurrent)
    .sort((a, b) => Date.parse(b.from) - Date.parse(a.from));
}
