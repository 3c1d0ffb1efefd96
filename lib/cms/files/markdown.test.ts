import { toBlocks } from '@/lib/articles/body/blocks.testUtils';
import { type Targets, toHtml } from '@/lib/cms/files/markdown';

const TARGETS: Targets = {
  articleHref: (language, id) => (id === 'perast' ? `/${language}/perast?a=1&id=perast` : undefined),
  pageHref: (language, name) => (name === 'city-card' ? `/city-card?lang=${language}` : undefined),
  picture: (file) =>
    ['lane.jpg', 'steps.jpg'].includes(file)
      ? {
          ...{ file, width: 1600, height: 900, focal: { x: 0.5, y: 0.5 }, colour: '#000000' },
          alt: { en: 'A "narrow" lane', sr: 'Uska ulica <i>' },
          caption: { en: 'Lane & steps', sr: 'Ulica' },
        }
      : undefined,
};

const lost: string[] = [];

beforeEach(() => {
  lost.length = 0;
});

const html = (markdown: string, language: 'en' | 'sr' = 'en'): string =>
  toHtml(markdown, language, TARGETS, (href) => lost.push(href)).trim();

test.each([
  ['[Perast](article:perast)', 'en', '<a href="/en/perast?a=1&amp;id=perast">Perast</a>'],
  ['[Perast](article:perast)', 'sr', '<a href="/sr/perast?a=1&amp;id=perast">Perast</a>'],
  ['[pass](page:city-card)', 'sr', '<a href="/city-card?lang=sr">pass</a>'],
  ['[x](https://x.example/a?b=1&c=2)', 'en', '<a href="https://x.example/a?b=1&amp;c=2">x</a>'],
  ['[x](tel:+38232)', 'en', '<a href="tel:+38232">x</a>'],
  ['[an **old** x](tel:112)', 'en', '<a href="tel:112">an <strong>old</strong> x</a>'],
] as const)('the link %s leads there in %s', (markdown, language, link) => {
  expect(html(markdown, language)).toBe(`<p>${link}</p>`);
});

test('a picture brings its words in the language of the text, and its size', () => {
  expect(html('![](picture:lane.jpg)')).toBe(
    '<p><img src="/pictures/lane-960.webp" alt="A &quot;narrow&quot; lane" title="Lane &amp; steps Illustration." width="1600" height="900"></p>',
  );
  expect(html('![](picture:lane.jpg)', 'sr')).toContain('alt="Uska ulica &lt;i&gt;" title="Ulica Ilustracija."');
});

test('pictures one after the other become one gallery of the page', async () => {
  const blocks = await toBlocks(html('One\n\n![](picture:lane.jpg)\n\n![](picture:steps.jpg)\n\nTwo'));
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'gallery', 'text']);
  expect(blocks[1]).toMatchObject({
    pictures: [{ alt: { text: 'A "narrow" lane' }, caption: { text: 'Lane & steps Illustration.' } }, {}],
  });
});

test.each([
  ['[x](article:nowhere)', 'article:nowhere', '<p>x</p>'],
  ['[x](article:)', 'article:', '<p>x</p>'],
  ['[x](page:nowhere)', 'page:nowhere', '<p>x</p>'],
  ['[**x**](page:home)', 'page:home', '<p><strong>x</strong></p>'],
  ['![](picture:nowhere.jpg)', 'picture:nowhere.jpg', '<p></p>'],
  ['![](nowhere.jpg)', 'nowhere.jpg', '<p></p>'],
  ['![](https://x.example/a.jpg)', 'https://x.example/a.jpg', '<p></p>'],
])('%s leads nowhere: it is reported, and its words stay', (markdown, name, expected) => {
  expect(html(markdown)).toBe(expected);
  expect(lost).toEqual([name]);
});

test('headings, lists and tables become HTML', () => {
  expect(html('## One\n\n- a\n- b\n\n| A | B |\n| - | - |\n| 1 | 2 |')).toMatch(
    /^<h2>One<\/h2>\s*<ul>[\s\S]*<\/ul>\s*<table>[\s\S]*<\/table>$/,
  );
});
