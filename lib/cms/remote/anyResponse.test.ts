/** @jest-environment jsdom */
import fc from 'fast-check';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';
import { groupEvents, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import type { Provider } from '@/lib/cms/provider';
import { getArticle } from '@/lib/cms/queries';
import { type AnyProvider, anyProvider, respondAs } from '@/lib/cms/remote/anyResponse.testUtils';
import { expectDocuments, expectJson, toDocuments } from '@/lib/cms/remote/documents.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { clock } from '@/lib/i18n/clock';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { createSearch } from '@/lib/search/createSearch';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';

let world: AnyProvider;

jest.mock('@/lib/cms/remote/readJson', () => {
  const { parseJson, ProviderFailure } = jest.requireActual('@/lib/cms/remote/readJson');
  return {
    ProviderFailure,
    readJson: async (url: string) => {
      const text = respondAs(world, url.replace('https://api.example.org/api', ''));
      return { value: parseJson(text), bytes: text.length };
    },
  };
});

const shared = globalThis as typeof globalThis & { kotorProvider?: () => Provider };

/** `npm run fuzz` runs more, `FUZZ_SEED` others. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 75);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Milliseconds of processor that one provider may take; the usual is 5. */
const MAX_MS = 10_000;

const PATHS = ['article', 'article/x0-1', 'article/category/x0-1', 'config', 'category/x', 'content/me/x0-1'];

async function checkProvider(language: Language): Promise<void> {
  const provider = createRemoteProvider('https://api.example.org');
  shared.kotorProvider = () => provider;
  const [list, article, config, category, content] = await Promise.all([
    provider.articles({ page: 1 }),
    getArticle('x0-1'),
    provider.config(),
    provider.category('x'),
    provider.content('en', 'x0-1'),
  ]);
  const articles = [
    ...(list.state === 'found' ? list.value.data : []),
    ...(article.state === 'found' ? [article.value] : []),
  ];
  const categories = [
    ...(config.state === 'found' ? config.value.categories : []),
    ...(category.state === 'found' ? [category.value] : []),
  ];
  await expectDocuments({ articles, categories }, language);
  expectJson(content);
  for (const path of PATHS) expectJson(await handleApiRequest(path.split('/'), new URLSearchParams()));
  const ordered = orderEvents(articles, language, clock.now());
  expectJson(groupEvents(ordered, language, clock.now()));
  expectJson(await pageShareImage(language, { kind: 'article', id: 'x0-1' }));
  const search = await createSearch(toDocuments({ articles, categories }, language), language);
  expectJson([search('a'), search(articles[0]?.title.en ?? 'x')]);
}

test('nothing that a provider responds throws, or makes a document that is not well formed', async () => {
  await fc.assert(
    fc.asyncProperty(anyProvider, fc.constantFrom(...LANGUAGES), async (given, language) => {
      world = given;
      const { user, system } = process.cpuUsage();
      await checkProvider(language);
      const used = process.cpuUsage({ user, system });
      expect((used.user + used.system) / 1_000).toBeLessThan(MAX_MS);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 3_600_000);
