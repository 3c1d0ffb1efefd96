/** @jest-environment node */
import { lighten, lightStyles } from '@/lib/document/lighten.mjs';

const page = (body: string, head = ''): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('words and links stay as they were', async () => {
  const html = page('<p>Text &amp; <a href="/tax">tax</a></p>');
  expect(await lighten(html)).toBe(html);
});

test('no script stays, nor a list of them, and no font is asked for', async () => {
  const head = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous" type="font/woff2"/>';
  const scripts =
    '<script id="late" type="application/json">["/a.js"]</script><script type="application/ld+json">{}</script><script>load("</p>")</script>';
  expect(await lighten(page(`<p>Text</p>${scripts}`, head))).toBe(page('<p>Text</p>'));
});

test('what stands there for visitors without scripts is shown', async () => {
  expect(await lighten(page('<form><noscript><button>Search</button></noscript></form>'))).toBe(
    page('<form><button>Search</button></form>'),
  );
});

const CANDIDATES = [240, 320, 480, 640].map((width) => `/p-${width}.avif ${width}w`);

test.each([
  ['seen at once', 'eager', CANDIDATES.slice(0, 3)],
  ['further down', 'lazy', CANDIDATES.slice(0, 1)],
])('a picture %s comes small', async (_where, loading, left) => {
  const picture = (candidates: string[]): string =>
    page(
      `<picture><source type="image/avif" srcSet="${candidates.join(', ')}" sizes="9vw"/><img src="/p-960.webp" loading="${loading}"/></picture>`,
    );
  expect(await lighten(picture(CANDIDATES))).toBe(picture(left).replace('srcSet=', 'srcset='));
});

test('a small picture further down comes as wide as a phone needs it', async () => {
  const picture = (candidates: string) =>
    page(
      `<picture><source srcset="${candidates}" sizes="(min-width: 1024px) 9vw, 28vw"/><img src="/p.webp"/></picture>`,
    );
  const all = '/p-120.avif 120w, /p-180.avif 180w, /p-240.avif 240w';
  expect(await lighten(picture(all))).toBe(picture('/p-120.avif 120w, /p-180.avif 180w'));
});

test('a picture comes small in each part it has', async () => {
  const picture = (candidates: string[]): string => {
    const source = `<source media="(orientation: portrait)" srcset="${candidates.join(', ')}"/>`;
    return page(`<picture>${source}${source}<img src="/p-960.webp" loading="lazy"/></picture>`);
  };
  expect(await lighten(picture(CANDIDATES))).toBe(picture(CANDIDATES.slice(0, 1)));
});

test('a picture of the provider’s comes small in any browser, its address still escaped', async () => {
  const at = (width: number): string => `/_next/image?url=%2Fmedia%2Fa.jpg&amp;w=${width}&amp;q=60`;
  const html = page(
    `<img src="${at(960)}" srcset="${at(240)} 240w, ${at(480)} 480w" sizes="9vw" alt="" loading="lazy"/>`,
  );
  expect(await lighten(html)).toBe(
    page(`<img src="${at(240)}" srcset="${at(240)} 240w" sizes="9vw" alt="" loading="lazy"/>`),
  );
});

test('a picture that has no small size stays the smallest it is', async () => {
  const html = page('<img srcset="/a.avif 2000w, /b.avif 2400w" loading="lazy"/>');
  expect(await lighten(html)).toBe(page('<img srcset="/a.avif 2000w" loading="lazy"/>'));
});

test('its styles are fewer, and those that wait for the loader go', async () => {
  const off = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next" disabled/>';
  const late = '<style id="hold" media="(scripting:enabled)">img{x:0}</style><style id="faces">@font-face{}</style>';
  const html = (head: string): string => page('<p class="a"></p>', head);
  expect(await lighten(html(`<style>.a{top:0}.drawn{top:1px}</style>${late}${off}`))).toBe(
    html('<style>.a{top:0}</style>'),
  );
});

test('in its styles what is said for visitors without scripts holds, and nothing that is said for others', () => {
  expect(
    lightStyles(
      '@font-face{font-family:b;src:local("Arial")}.a{top:0}@media (scripting:none){.a{top:1px}.b{top:2px}}@media (scripting:enabled){.a{top:5px}}@media (width>=1em){.a{top:3px}}.drawn{top:4px}',
      new Set(['a', 'b']),
    ),
  ).toBe('@font-face{font-family:b;src:local("Arial")}.a{top:0}.a{top:1px}.b{top:2px}@media (width>=1em){.a{top:3px}}');
});
