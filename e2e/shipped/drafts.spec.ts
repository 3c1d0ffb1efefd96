import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { split } from '../support/split';
import { expect, test } from '../support/test';

const TITLE = 'Zelenikovac unannounced';

/** An entry of each kind is copied as a draft, with a title that stands nowhere else. */
const DRAFTS = ['guide/perast', 'news/autumn-market', 'events/fasinada'];

test('no draft is in a list, a document, the search or the API, and none has a page', async ({
  startSite,
  makeSiteFolder,
}) => {
  const root = makeSiteFolder(['content']);
  const content = join(root, 'content');
  for (const path of DRAFTS) {
    const draft = join(content, `${path}-draft`);
    mkdirSync(draft);
    for (const name of ['text.en.md', 'text.sr.md']) {
      const text = readFileSync(join(content, path, name), 'utf8');
      writeFileSync(join(draft, name), text.replace(/^title: .*$/m, `title: ${TITLE}\ndraft: true`));
    }
  }
  cpSync(join(content, 'guide/perast/place.yaml'), join(content, 'guide/perast-draft/place.yaml'));
  const site = await startSite({ folder: root, variables: { DRAFTS: 'on' } });
  for (const path of split(`
    /see-and-do/towns-of-the-bay /news /events /search-index/v1/en.json /sitemap-guide-en-1.xml /sitemap-news-en-1.xml
    /sitemap-events-en-1.xml /news-sitemap.xml /llms.txt /feed/en.xml /calendar/en.ics /places.geojson
    /api/article?limit=100 /api/article?type=event&limit=100`)) {
    const { status, text } = await site.request(path);
    expect.soft(status, path).toBe(200);
    expect.soft(text, path).not.toContain(TITLE);
    expect.soft(text, path).not.toMatch(/perast-draft|autumn-market-draft|fasinada-draft/);
  }
  for (const id of ['perast-draft', 'autumn-market-draft', 'fasinada-draft']) {
    for (const path of [`/see-and-do/article/x?id=${id}`, `/api/article/${id}`, `/api/content/en/${id}`])
      expect.soft((await site.request(path)).status, path).toBe(404);
  }
});
