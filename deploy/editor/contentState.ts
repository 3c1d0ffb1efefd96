import { join } from 'node:path';
import { checkContent, RULES } from '@/lib/cms/files/checkContent';
import { preparePictures } from '@/lib/cms/files/preparePictures';
import { createShippedProvider, type ShippedProvider } from '@/lib/cms/files/shippedProvider';
import { watchContent } from '@/lib/cms/files/watchContent';
import { articleHref } from '@/lib/cms/mappers/references';
import { LANGUAGES } from '@/lib/i18n/language';
import { cacheUntilRefresh } from '@/lib/server/freshness';
import { LANGUAGE_LABELS } from './fieldsOf';

/** The last check of the content, its faults as lines; `version` increases with each change. */
type CheckResult = { version: number; verdict: string; faults: string[] };

type PageLink = { label: string; href: string };

/**
 * Checks the content and measures and prepares new photographs now, and after each change of a file.
 *
 * @param root the folder `content/`
 * @param siteUrl the site that shows it
 * @param interval milliseconds between checks of the files
 */
export function createContentState(root: string, siteUrl: string, interval: number) {
  let check: CheckResult = { version: 0, verdict: 'Reading …', faults: [] };
  const shipped = cacheUntilRefresh<ShippedProvider>((last) => createShippedProvider(root, last));
  let preparing: Promise<string[]> = Promise.resolve([]);

  const report = (message: string): void => {
    check = { ...check, verdict: message };
  };

  const prepare = () =>
    preparePictures(
      { from: join(root, 'photos'), list: join(root, 'pictures.json'), to: 'public/pictures' },
      report,
    ).catch((error: Error) => [error.message]);

  function read(photoFaults: readonly string[]): void {
    const { faults, summary } = checkContent(root, RULES, photoFaults);
    check = { version: check.version + 1, verdict: summary, faults };
  }

  function refresh(): null {
    preparing = preparing.then(prepare);
    preparing.then(read).catch((error: Error) => report(error.message));
    return null;
  }

  watchContent(root, refresh, interval);

  return {
    check: () => check,
    /** The pages of an article of the guide, the news or the events in both languages; none for other ids. */
    pages: async (id: string): Promise<PageLink[]> => {
      const article = await shipped().article(id);
      if (article.state !== 'found') return [];
      return LANGUAGES.map((language) => ({
        label: LANGUAGE_LABELS[language],
        href: new URL(articleHref(article.value, language), siteUrl).href,
      }));
    },
  };
}
