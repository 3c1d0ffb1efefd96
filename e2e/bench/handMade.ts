import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listen } from '@/lib/server/http/listen.testUtils';
import { PIXEL_7 } from './measure';

const STYLE = `body{margin:0;font:17px/1.5 Georgia,serif;color:#14242b;background:#fbf8f2}main{max-width:40rem;margin:auto}
h1,h2,h3,p{margin:1rem 1.25rem}header{padding:1rem 1.25rem;background:#0a3f50;color:#fff}
img{display:block;width:100%;height:70vh;object-fit:cover}`;

/** Serves the page written by hand: a page's text in plain elements, a few styles and the first picture. */
export async function serveHandMade(browser: Browser, url: string) {
  const page = await browser.newPage(PIXEL_7);
  await page.goto(url, { waitUntil: 'load' });
  const { picture, body } = await page.evaluate(() => ({
    picture: document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '',
    body: [...document.querySelectorAll('main h1, main h2, main h3, main p, main li')]
      .filter((element) => !element.querySelector('h1, h2, h3, p, li') && element.checkVisibility())
      .map((element) => `<p>${element.textContent?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
      .join('\n'),
  }));
  await page.close();
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kotor</title><style>${STYLE}</style><header>Kotor</header><main><img src="/picture" alt="" fetchpriority="high">
${body}</main>`;
  const image = Buffer.from(await (await fetch(picture)).arrayBuffer());
  const server = createServer((request, response) => {
    if (request.url === '/picture') response.writeHead(200, { 'Content-Type': 'image/avif' }).end(image);
    else response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(gzipSync(html));
  });
  return { url: `http://localhost:${await listen(server)}/`, stop: () => server.close().closeAllConnections() };
}
