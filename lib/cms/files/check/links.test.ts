import { checkLinks, referencesIn } from '@/lib/cms/files/check/links';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

test('links and pictures of a text are found wherever they stand', () => {
  expect(referencesIn('# [a](page:tax)\n\n- *[b](article:gate)*\n\n![](picture:a.jpg)\n![](picture:b.jpg)')).toEqual({
    links: ['page:tax', 'article:gate'],
    pictures: ['picture:a.jpg', 'picture:b.jpg'],
  });
});

const PAGES = 'city-card, tax, visitors-info, cookie-policy, terms-conditions, legal, imprint';

test.each([
  ['article:nowhere', 'leads nowhere; name a folder of content/guide'],
  ['article:quay', 'leads nowhere; link to the guide only'],
  ['page:nowhere', `leads nowhere; name one of ${PAGES}`],
  ['/see-and-do/gate', 'is no link; begin with article:, page:, https://, mailto: or tel:'],
  ['gate', 'is no link; begin with article:, page:, https://, mailto: or tel:'],
])('a link to %s is told', (href, fault) => {
  sample.folder('news/quay');
  sample.folder('categories/old-town', { sr: { text: `Ovo je [veza](${href}).` } });
  expect(sample.faults(checkLinks)).toEqual([`content/categories/old-town/sr.md: text: ${href} ${fault}`]);
});

test.each(['article:gate', 'page:tax', 'https://example.org', 'mailto:info@example.org', 'tel:+38232000000'])(
  'a link to %s is in order',
  (href) => {
    sample.folder('guide/gate');
    sample.folder('news/quay', { en: { text: `A [link](${href}).` } });
    expect(sample.faults(checkLinks)).toEqual([]);
  },
);

test('a link to an article that cannot be read is not told as well', () => {
  sample.folder('guide/gate', { facts: { published: 'yesterday' } });
  sample.folder('news/quay', { en: { text: 'A [link](article:gate).' } });
  expect(sample.faults(checkLinks)).toEqual([]);
});
