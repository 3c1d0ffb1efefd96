/** @jest-environment jsdom */
import { ATTACKS } from '@/lib/articles/body/attacks.cases';
import { picturesOf } from '@/lib/articles/body/block';
import { htmlOf, read, toBlocks, toShort } from '@/lib/articles/body/blocks.testUtils';
import { EMBEDS } from '@/lib/articles/body/embeds.cases';
import { LINKS } from '@/lib/articles/body/links.cases';
import { PICTURES } from '@/lib/articles/body/pictures.cases';
import { AWKWARD, PLAIN } from '@/lib/articles/body/text.cases';
import { toBlocks as convert } from '@/lib/articles/body/toBlocks';

describe.each([
  ['plain texts', PLAIN],
  ['awkward texts', AWKWARD],
  ['links', LINKS],
  ['pictures', PICTURES],
  ['embeds', EMBEDS],
])('%s', (_group, cases) => {
  test.each(cases)('%s', async (_what, html, expected) => {
    const blocks = await toBlocks(html);
    expect(blocks.map(toShort)).toEqual(expected);
    // Each text is one element for a browser, as long as it says.
    for (const block of blocks) {
      if (!('html' in block)) continue;
      const [place] = read(block.html);
      expect(place?.children).toHaveLength(1);
      expect(block.length).toBe(place?.textContent.trim().length);
    }
  });
});

test('a picture brings its words and its size', async () => {
  const [block] = await toBlocks(
    '<figure><img src="/media/a.jpg" alt=" The bay " width="1200" height="800"><figcaption>At <b>dusk</b></figcaption></figure>',
  );
  expect(block).toMatchObject({
    kind: 'image',
    picture: { alt: { text: 'The bay' }, caption: { text: 'At dusk' }, width: 1200, height: 800 },
  });
});

test.each([
  ['600px', null],
  ['-5', null],
  ['0', null],
  ['12.5', null],
  ['', null],
  ['640', 640],
])('the width %j of a picture is read as %s', async (width, expected) => {
  expect(await toBlocks(`<img src="/media/a.jpg" width="${width}">`)).toMatchObject([{ picture: { width: expected } }]);
});

test('the caption of a picture is its figure’s, else its title', async () => {
  const blocks = await toBlocks('<img src="/media/a.jpg" title="One"><p><img src="/media/b.jpg"></p>');
  const captions = blocks.flatMap(picturesOf).map(({ caption }) => caption);
  expect(captions).toEqual([{ text: 'One' }, null]);
});

const SAFE_ADDRESS = /^(https?:\/\/|\/|#|mailto:|tel:)/i;
const ALLOWED_ATTRIBUTES =
  /^(lang|dir|href|rel|src|alt|title|width|height|loading|start|reversed|colspan|rowspan|scope|datetime|class|tabindex|role|aria-label)$/;
const FORBIDDEN =
  'script, style, link, meta, base, iframe, object, embed, applet, svg, math, form, input, button, select, textarea, template, noscript, video, audio, source, x-evil';

describe('nothing that runs, loads or restyles survives', () => {
  test.each(ATTACKS.map((attack) => [attack.slice(0, 90), attack]))('%j', async (_short, attack) => {
    for (const html of [attack, `<p>before ${attack} after</p>`, `<ul><li>${attack}</li></ul>`]) {
      for (const block of await toBlocks(html)) {
        for (const element of read(htmlOf(block))) {
          expect(element.matches(FORBIDDEN)).toBe(false);
          for (const { name, value } of element.attributes) {
            expect(name).toMatch(ALLOWED_ATTRIBUTES);
            expect(value).not.toContain('<');
            if (name === 'href' || name === 'src') expect(value.trim()).toMatch(SAFE_ADDRESS);
            if (name === 'class') expect(value).toMatch(/^(table|outside)$/);
          }
          if (element.tagName === 'IMG') expect(element.getAttribute('src')).toMatch(/^\/(?!\/)/);
        }
        for (const { src, srcSet } of picturesOf(block)) expect(`${src} ${srcSet}`).not.toMatch(/evil|script:|data:/i);
        if (block.kind === 'embed') expect(block.src).toBe('https://www.youtube-nocookie.com/embed/x');
      }
    }
  });
});

test('an embed in a link of a list is its name, not a link in a link', async () => {
  const [list] = await toBlocks(
    '<ul><li><a href="/x"><b><iframe src="https://www.youtube.com/embed/x"></iframe></b></a></li></ul>',
  );
  expect(list).toMatchObject({ html: '<ul><li><a href="/x"><b>www.youtube.com</b></a></li></ul>' });
});

test('a link within a site at the port of its scheme does not leave it', async () => {
  const [text] = (await convert('<a href="/tax">a</a>', 'http://localhost:80')) ?? [];
  expect(text).toMatchObject({ html: '<p><a href="/tax">a</a></p>' });
});
