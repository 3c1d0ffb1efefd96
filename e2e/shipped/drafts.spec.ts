import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { split } from '../support/split';
import { expect, test } from '../support/test';

const TITLE = 'Zelenikovac unannounced';

/** An entry of each kind is copied as a draft, with a title that stands nowhere else. */
const DRAFTS = ['guide/perast', 'news/autumn-market', 'events/fasinada'];

// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: Site;
let remove: () => void;

test.beforeAll(async () => {
  const folder = makeSiteFolder(['content']);
  remove = folder.remove;
  const content = join(folder.root, 'content');
  cpSync('content', content, { recursive: true });
  for (const path of DRAFTS) {
    const draft = join(content, `${path}-draft`);
    mkdirSync(draft);
    for (const name of ['text.en.md', 'text.sr.md']) {
      const text = readFileSync(join(content, path, name), 'utf8');
      writeFileSync(join(draft, name), text.replace(/^title: .*$/m, `title: ${TITLE}\ndraft: true`));
    }
  }
  cpSync(join(content, 'guide/perast/place.yaml'), join(content, 'guide/perast-draft/place.yaml'));
  site = await startSite({ folder: folder.root, variables: { DRAFTS: 'on' } });
});

test.afterAll(async () => {
  await site.stop();
  remove();
});

for (const path of split(`
  / /see-and-do /see-and-do/towns-of-the-bay /news /events /map /search?q=Zelenikovac /feed/en.xml /calendar/en.ics
  /search-index/v1/en.json /sitemap-guide-en-1.xml /sitemap-news-en-1.xml /sitemap-events-en-1.xml
  /news-sitemap.xml /llms.txt /places.geojson /api/article?limit=100 /api/article?type=event&limit=100`)) {
  test(`no draft is in ${path}`, async () => {
    const { status, text } = await site.request(path);
    expect(status).toBe(200);
    expect(text).not.toContain(TITLE.replace('Zelenikovac', ''));
    expect(text).not.toMatch(/perast-draft|autumn-market-draft|fasinada-draft/);
  });
}

for (const id of ['perast-draft', 'autumn-market-draft', 'fasinada-draft']) {
  test(`the draft ${id} has no page and no answer of the API`, async () => {
    expect((await site.request(`/see-and-do/article/x?id=${id}`)).status).toBe(404);
    expect((await site.request(`/api/article/${id}`)).status).toBe(404);
    expect((await site.request(`/api/content/en/${id}`)).status).toBe(404);
  });
}
