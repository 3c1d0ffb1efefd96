import { devices } from '@playwright/test';

const STYLE = `body{margin:0;font:17px/1.5 Georgia,serif;color:#14242b;background:#fbf8f2}main{max-width:40rem;margin:auto}
h1,h2,h3,p,ul{margin:1rem 1.25rem}header{padding:1rem 1.25rem;background:#0a3f50;color:#fff}a{color:#0e6279}
.hero{display:block;width:100%;height:70vh;object-fit:cover}`;

/**
 * What a page of the site shows, as one would write it by hand: one file with its words in plain elements, a few
 * styles inside, and the picture it begins with.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path
 * @param {string} address where its picture will be
 * @returns {Promise<{ html: string, picture: Buffer }>}
 */
export async function handMade(browser, origin, path, address) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const { words, title, hero } = await page.evaluate(() => ({
      title: document.title,
      hero: /** @type {HTMLImageElement | null} */ (document.querySelector('main img'))?.currentSrc ?? '',
      words: [...document.querySelectorAll('main h1, main h2, main h3, main p, main li')]
        .filter((element) => !element.querySelector('h1, h2, h3, p, li') && element.checkVisibility())
        .map((element) => {
          const name = element.localName === 'li' ? 'p' : element.localName;
          const href = element.querySelector('a')?.getAttribute('href');
          const text = element.textContent?.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? '';
          return `<${name}>${href ? `<a href="${href}">${text}</a>` : text}</${name}>`;
        })
        .join('\n'),
    }));
    const picture = Buffer.from(await (await fetch(hero)).arrayBuffer());
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><header>Kotor</header><main><img class="hero" src="${address}" alt="" fetchpriority="high">
${words}</main>`;
    return { html, picture };
  } finally {
    await context.close();
  }
}
