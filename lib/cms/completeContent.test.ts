import { completeContent } from '@/lib/cms/completeContent';
import { provider } from '@/lib/cms/currentProvider';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { contractArticle } from '@/lib/cms/schema/article';
import { LANGUAGES } from '@/lib/i18n/language';

jest.mock('@/lib/cms/currentProvider');
const system = startContentSystem();
beforeEach(() => {
  jest.mocked(provider).mockReturnValue(createRemoteProvider(system.origin));
});

const article = (content?: object) => contractArticle.parse({ _id: 'a1', title: { en: 'A' }, content });

const contentCalls = () => system.requests.filter((path) => path.startsWith('/api/content/'));

/** Answers the article without content, and `/content` with the given value. */
const respondContent = (data: unknown, status = 200) => {
  system.respond = ({ pathname }, response) => {
    if (pathname.startsWith('/api/content/')) return sendJson(response, { data }, status);
    sendJson(response, {
      data: pathname === '/api/config' ? { categories: [{ _id: 'c1', status: 'published' }] } : { _id: 'a1' },
    });
  };
};

test.each(LANGUAGES)('an article without content gets it in the language of the page: %s', async (language) => {
  respondContent('<h1>One</h1><p onclick="x()">Two</p><script>3</script>');
  const result = await completeContent(article(), language);
  expect(contentCalls()).toEqual([`/api/content/${language === 'sr' ? 'me' : 'en'}/a1`]);
  if (result.state !== 'found') throw new Error(result.state);
  const { body } = await toArticle(result.value, language, new Date());
  expect(JSON.stringify(body)).toContain('Two');
  expect(JSON.stringify(body)).not.toMatch(/onclick|script|<h1/);
});

test.each([
  ['both languages', { en: '<p>A</p>', sr: '<p>B</p>' }],
  ['one language', { sr: '<p>B</p>' }],
])('an article with content in %s needs no call', async (_, content) => {
  const whole = article(content);
  expect(await completeContent(whole, 'en')).toEqual({ state: 'found', value: whole });
  expect(system.requests).toEqual([]);
});

test.each([
  ['null', null, 200],
  ['an empty text', ' ', 200],
  ['404', undefined, 404],
])('content that is %s leaves the article as it is', async (_, data, status) => {
  respondContent(data, status);
  expect(await completeContent(article(), 'en')).toEqual({ state: 'found', value: article() });
});

test.each([
  ['an error', '<p>A</p>', 500],
  ['an object', { html: 1 }, 200],
])('%s is a failure, after one call', async (_, data, status) => {
  respondContent(data, status);
  expect(await completeContent(article(), 'en')).toEqual({ state: 'unavailable' });
  expect(contentCalls()).toHaveLength(1);
});
