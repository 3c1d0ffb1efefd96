import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInstant, townDateTime } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { connectionTest } from '../support/connectionTest';
import { MESSAGES } from '../support/messages';
import { cachedPages, expectCopy } from '../support/offline';
import { DESKTOP, PHONE } from '../support/screens';
import { expectShiftBelow, recordShifts } from '../support/shifts';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

const HOUR_MS = 3_600_000;
/** The web font of the line may replace its fallback; a line that comes later would move the page by 0.05. */
const MAX_SHIFT = 0.005;
const PATHS = ['/', '/map', '/see-and-do', '/tax', '/search?q=ferry', '/no-such-page'];
const TEXT = { en: 'Strong wind, no ferry.', sr: 'Jak vjetar, trajekt ne saobraća.' };

/** A moment as an editor writes it: `2026-11-25 18:00`, in the time of the town. */
const inTown = (date: Date): string => townDateTime(date).slice(0, -3);

/** Writes a notice that began an hour ago. */
function writeNotice(root: string, until: string): void {
  const from = inTown(new Date(Date.now() - HOUR_MS));
  const notice = [
    `- id: wind`,
    `  text: { en: '${TEXT.en}', sr: '${TEXT.sr}' }`,
    `  from: ${from}`,
    `  until: ${until}`,
  ];
  writeFileSync(join(root, 'content/notices.yaml'), notice.join('\n'));
}

connectionTest(
  'a notice is over every page with its end, moves nothing, stays on saved copies, and ends by itself',
  async ({ page, connection, startSite, makeSiteFolder }) => {
    const until = inTown(new Date(Date.now() + 2 * HOUR_MS));
    const root = makeSiteFolder(['content']);
    writeNotice(root, until);
    const site = await startSite({ folder: root });
    connection.target = site.origin;
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+) (.+)$/.exec(until) ?? [];
    const end = { date: `${day}.${month}.${year}`, time: time ?? '' };
    // When the clocks go back, a time of two moments is the later one.
    const endsAt = Date.parse(toInstant(`${year}-${month}-${day}`, end.time));
    const notice = page.getByRole('status').filter({ hasText: TEXT.en });

    await recordShifts(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      for (const path of size === PHONE ? PATHS : ['/']) {
        await page.goto(path);
        await expect(notice, path).toContainText(fill(MESSAGES.en.Notice.untilTime, end));
        await waitForHydration(page);
        await expectShiftBelow(page, MAX_SHIFT);
        const { x, width } = (await notice.boundingBox()) ?? {};
        expect.soft([x, width], path).toEqual([0, size.width]);
      }
    }
    await page.goto('/tax?lang=sr');
    await expect(page.getByRole('status').filter({ hasText: TEXT.sr })).toContainText(
      fill(MESSAGES.sr.Notice.untilTime, end),
    );
    for (const language of ['en', 'sr'] as const) {
      expect((await site.request(`/feed/${language}.xml`)).text).toContain(TEXT[language]);
    }

    await page.goto('/map');
    await expect.poll(() => cachedPages(page, 'en')).toContain('/map');
    connection.cut();
    await page.goto('/map');
    await expectCopy(page, 'en');
    await expect(notice).toContainText(fill(MESSAGES.en.Notice.untilTime, end));

    connection.mend();
    await site.pass((endsAt - Date.now()) / 1_000);
    await page.goto('/map');
    await expect(page.locator('#saved-copy')).toHaveCount(0);
    await expect(notice).toBeHidden();
    await waitForHydration(page);
    // Rendered with the notice, and loaded by the router.
    await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.guide, exact: true }).click();
    await expect(page).toHaveURL(/see-and-do$/);
    await expect(notice).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/map$/);
    await expect(notice).toBeHidden();
    // Rendered for the first time.
    await page.goto('/legal');
    await expect(notice).toBeHidden();
    expect((await site.request('/feed/en.xml')).text).not.toContain(TEXT.en);
  },
);

test('a notice comes and goes with the next page that a link leads to', async ({ page, startSite, makeSiteFolder }) => {
  const root = makeSiteFolder(['content']);
  const site = await startSite({ folder: root });
  const notice = page.getByRole('status').filter({ hasText: TEXT.en });
  const follow = (entry: 'events' | 'map') =>
    page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation[entry], exact: true }).click();
  const isShown = async (path: string) => (await site.request(path)).text.includes(TEXT.en);

  await openHydrated(page, `${site.origin}/news`);
  writeNotice(root, inTown(new Date(Date.now() + HOUR_MS)));
  await expect.poll(() => isShown('/legal'), { timeout: 20_000 }).toBe(true);
  await expect(notice).toHaveCount(0);
  await follow('events');
  await expect(page).toHaveURL(/events$/);
  await expect(notice).toBeVisible();

  writeFileSync(join(root, 'content/notices.yaml'), '');
  await expect.poll(() => isShown('/legal'), { timeout: 20_000 }).toBe(false);
  await follow('map');
  await expect(page).toHaveURL(/map$/);
  await expect(notice).toHaveCount(0);
});
