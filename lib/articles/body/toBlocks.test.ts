/** @jest-environment jsdom */
import { ATTACKS } from '@/lib/articles/body/attacks.cases';
import type { Block } from '@/lib/articles/body/block';
import { EMBEDS, PICTURES } from '@/lib/articles/body/pictures.cases';
import { AWKWARD, PLAIN, type Short } from '@/lib/articles/body/text.cases';
import { toBlocks as convert } from '@/lib/articles/body/toBlocks';
import { below, createRandom, oneOf, seeds } from '@/lib/articles/seededRandom.cases';
import type { Picture } from '@/lib/pictures/picture';

/** The blocks of a body that is not too large. */
async function toBlocks(html: string): Promise<Block[]> {
  const blocks = await convert(html);
  if (!blocks) throw new Error('too large');
  return blocks;
}

/** `a` of a picture at `/media/a.jpg`. */
const nameOf = ({ src }: Picture): string =>
  /^\/media\/(.*)\.jpg$/.exec(new URL(src, 'https://site.example').searchParams.get('url') ?? '')?.[1] ?? src;

function toShort(block: Block): Short {
  if (block.kind === 'image') return ['image', nameOf(block.picture)];
  if (block.kind === 'gallery') return ['gallery', ...block.pictures.map(nameOf)];
  return block.kind === 'embed' ? ['embed', block.src] : [block.kind, block.html];
}

/** HTML as a browser reads it; nothing of it runs or loads. */
function read(html: string): Element[] {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return [place, ...place.querySelectorAll('*')];
}

const htmlOf = (block: Block): string => ('html' in block ? block.html : '');

const picturesOf = (block: Block): Picture[] => {
  if (block.kind === 'image') return [block.picture];
  return block.kind === 'gallery' ? block.pictures : [];
};

describe.each([
  ['plain texts', PLAIN],
  ['awkward texts', AWKWARD],
  ['pictures', PICTURES],
  ['embeds', EMBEDS],
])('%s', (_group, cases) => {
  test.each(cases)('%s', async (_what, html, blocks) => {
    expect((await toBlocks(html)).map(toShort)).toEqual(blocks);
  });

  test.each(cases)('%s: each text is one element for a browser, as long as it says', async (_what, html) => {
    for (const block of await toBlocks(html)) {
      if (!('length' in block)) continue;
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
  /^(lang|dir|href|rel|src|alt|title|width|height|loading|start|reversed|colspan|rowspan|scope|datetime|class|tabindex|role)$/;
const FORBIDDEN =
  'script, style, link, meta, base, iframe, object, embed, applet, svg, math, form, input, button, select, textarea, template, noscript, video, audio, source, x-evil';

describe('nothing that runs, loads or restyles survives', () => {
  test(`there are enough attacks, and no two are the same`, () => {
    expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
    expect(ATTACKS.length).toBeGreaterThanOrEqual(120);
  });

  test.each(ATTACKS.map((attack) => [attack.slice(0, 90), attack]))('%j', async (_short, attack) => {
    for (const html of [attack, `<p>before ${attack} after</p>`, `<ul><li>${attack}</li></ul>`]) {
      for (const block of await toBlocks(html)) {
        for (const element of read(htmlOf(block))) {
          expect(element.matches(FORBIDDEN)).toBe(false);
          for (const { name, value } of element.attributes) {
            expect(name).toMatch(ALLOWED_ATTRIBUTES);
            if (name === 'href' || name === 'src') expect(value.trim()).toMatch(SAFE_ADDRESS);
            if (name === 'class') expect(value).toBe('table');
          }
          if (element.tagName === 'IMG') expect(element.getAttribute('src')).toMatch(/^\/(?!\/)/);
        }
        for (const { src, srcSet } of picturesOf(block)) expect(`${src} ${srcSet}`).not.toMatch(/evil|script:|data:/i);
        if (block.kind === 'embed') expect(block.src).toBe('https://www.youtube.com/embed/x');
      }
    }
  });
});

describe('all of a text is kept, in its order and once', () => {
  /** Random HTML whose words and pictures are numbered in reading order. */
  function generate(seed: number): { html: string; words: string[]; pictures: string[] } {
    const random = createRandom(seed);
    const words: string[] = [];
    const pictures: string[] = [];
    const word = (): string => {
      words.push(`w${words.length}`);
      return ` ${words.at(-1)} `;
    };
    const picture = (): string => {
      pictures.push(`p${pictures.length}`);
      return `<img src="/media/${pictures.at(-1)}.jpg">`;
    };
    const many = (make: (depth: number) => string, depth: number, most: number): string =>
      Array.from({ length: below(random, most + 1) }, () => make(depth)).join('');
    const within = (tags: readonly string[], content: string): string => {
      const tag = oneOf(random, tags);
      return `<${tag}>${content}</${tag}>`;
    };

    const inline = (depth: number): string => {
      const kind = below(random, depth > 3 ? 3 : 5);
      if (kind === 0) return '<br>';
      if (kind === 1) return oneOf(random, ['&nbsp;', ' ', '\n', '<!-- c -->', '<o:p></o:p>']);
      if (kind === 2) return word();
      return within(['b', 'i', 'span', 'font', 'u', 'unknown'], many(inline, depth + 1, 3));
    };
    const inlineOrPicture = (depth: number): string => {
      const kind = below(random, 8);
      if (kind === 0) return picture();
      if (kind === 1) return within(['b', 'span', 'a'], many(inlineOrPicture, depth + 2, depth > 3 ? 0 : 2));
      return inline(depth);
    };
    const item = (depth: number): string => `<li>${many(inline, depth, 3)}</li>`;
    const row = (depth: number): string => `<tr><td>${many(inline, depth, 3)}</td><th>${word()}</th></tr>`;
    const block = (depth: number): string => {
      const kind = below(random, depth > 3 ? 8 : 11);
      if (kind <= 2) return `<p style="x">${many(inlineOrPicture, depth, 5)}</p>`;
      if (kind === 3) return within(['h1', 'h2', 'h3'], many(inlineOrPicture, depth, 3));
      if (kind === 4) return within(['ul', 'ol'], many(item, depth, 3));
      if (kind === 5) return `<table>${many(row, depth, 2)}</table>`;
      if (kind === 6) return `<p>${picture()}</p>`;
      if (kind === 7) return word();
      if (kind === 8) return within(['div', 'section', 'center', 'main', 'aside'], many(block, depth + 1, 4));
      if (kind === 9) return within(['blockquote', 'figure', 'article'], many(block, depth + 1, 2));
      return within(['span', 'b', 'font'], many(block, depth + 1, 3));
    };
    return { html: Array.from({ length: 6 + below(random, 8) }, () => block(0)).join(''), words, pictures };
  }

  const random = seeds(150).map(generate);

  test('the random texts are rich enough to mean something', () => {
    expect(random.filter(({ words, pictures }) => words.length > 5 && pictures.length > 1).length).toBeGreaterThan(
      random.length / 2,
    );
  });

  test('words', async () => {
    for (const { html, words } of random) {
      const text = (await toBlocks(html)).map((block) => read(htmlOf(block))[0]?.textContent).join(' ');
      expect({ html, words: text.split(/\s+/).filter(Boolean) }).toEqual({ html, words });
    }
  });

  test('pictures', async () => {
    for (const { html, pictures } of random) {
      expect({ html, pictures: (await toBlocks(html)).flatMap(picturesOf).map(nameOf) }).toEqual({ html, pictures });
    }
  });

  test('no block is empty, and no two pictures stand side by side outside a gallery', async () => {
    for (const { html } of random) {
      const blocks = await toBlocks(html);
      for (const [index, block] of blocks.entries()) {
        if ('length' in block) expect(block.length > 0 || block.html === '<hr>').toBe(true);
        if (block.kind === 'gallery') expect(block.pictures.length).toBeGreaterThan(1);
        if (picturesOf(block).length > 0)
          expect(picturesOf(blocks[index + 1] ?? { kind: 'text', html: '', length: 0, chunks: 0 })).toEqual([]);
      }
    }
  });

  test('no paragraph holds a block, which a browser would take out of it', async () => {
    for (const { html } of random) {
      for (const block of await toBlocks(html)) {
        if ('length' in block) expect(read(block.html)[0]?.children).toHaveLength(1);
      }
    }
  });
});

describe('whatever the size and depth, there is an answer', () => {
  const manyOpen = Array.from({ length: 500 }, (_, index) => `<b id="${index}">`).join('');

  test.each([
    ['1 MB of paragraphs', '<p>Lorem <b>ipsum</b> dolor sit</p>'.repeat(30_000), 30_000],
    ['1 MB of one text', `<p>${'word '.repeat(200_000)}</p>`, 1],
    ['1 MB of pictures', '<p><img src="/media/a.jpg"></p>'.repeat(32_000), 1],
    ['300 kB of opening brackets', '<'.repeat(300_000), 1],
    ['3 MB of pictures as data', `<p>word<img src="data:image/png;base64,${'A'.repeat(3_000_000)}"></p>`, 1],
    // As a browser would read these, the work and the memory grow with the square of the length.
    ['1 MB of wrappers in wrappers', `${'<div>'.repeat(200_000)}word`, 1],
    ['500 open bold texts before 200,000 paragraphs', `${manyOpen}${'<p>word'.repeat(200_000)}`, 1],
    ['5,000 wrappers', `${'<div>'.repeat(5_000)}word`, 1],
    ['5,000 lists in lists', `${'<ul><li>'.repeat(5_000)}word`, 1],
    ['5,000 tables in tables', `${'<table><tr><td>'.repeat(5_000)}word`, 1],
  ])('%s', async (_what, html, blocks) => {
    expect(await toBlocks(html)).toHaveLength(blocks);
  });

  test.each([
    ['of more than 2 MB', '<p>word</p>'.repeat(200_000)],
    ['that cleaning makes larger than that', '<'.repeat(1_000_000)],
    ['of 4.5 MB of ampersands', '&'.repeat(4_500_000)],
  ])('but none to a body %s', async (_what, html) => {
    expect(await convert(html)).toBeNull();
  });

  test('nesting beyond any use is cut, so that no later step works through it again and again', async () => {
    const blocks = await toBlocks(`<p>${'<span>'.repeat(500)}one<img src="/media/a.jpg">two`);
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'image', 'text']);
    for (const block of blocks) expect(read(htmlOf(block)).length).toBeLessThan(100);
  });

  test.each([59, 60, 61, 200, 900])('words and pictures %i levels down are kept in order', async (depth) => {
    const blocks = await toBlocks(`${'<div>'.repeat(depth)}one<img src="/media/a.jpg">two<p>three`);
    const whole = blocks.map((block) => `${read(htmlOf(block))[0]?.textContent}${picturesOf(block).map(nameOf)}`);
    expect(whole.join(' ').replace(/\s+/g, ' ')).toMatch(/^one a two ?three$/);
  });

  test('of thousands of pictures the first 300 are shown, and the captions of the rest stay as words', async () => {
    const figures = Array.from(
      { length: 1_000 },
      (_, index) => `<figure><img src="/media/${index}.jpg"><figcaption>Caption ${index} &lt;</figcaption></figure>`,
    );
    const [gallery, ...rest] = await toBlocks(figures.join(''));
    expect(gallery?.kind === 'gallery' && gallery.pictures.length).toBe(300);
    expect(rest).toHaveLength(700);
    expect(rest.map((block) => read(htmlOf(block))[0]?.textContent).join()).toMatch(/^Caption 300 <,.*,Caption 999 <$/);
  });
});
