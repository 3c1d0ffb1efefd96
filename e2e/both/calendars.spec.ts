import ICAL from 'ical.js';
import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths, SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

const readEvents = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

for (const language of LANGUAGES) {
  test(`lists all events in the calendar: ${language}`, async ({ origin, source }) => {
    const { text } = await sendRequest(origin, `/calendar/${language}.ics`);
    const events = readEvents(text);
    // The crawls open every listed page.
    const listed = (await readListed(origin)).map(({ address }) => address);
    expect(events.length).toBeGreaterThan(10);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect.soft(event.endDate.compare(event.startDate), event.uid).toBeGreaterThanOrEqual(0);
      const address = String(event.component.getFirstPropertyValue('url'));
      expect.soft(event.description, event.uid).toContain(address);
      expect.soft(listed, event.uid).toContain(address);
    }
    expect(events.filter(({ uid }) => uid.startsWith(`${SAMPLES[source].event.id}-`))).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links an event to its calendar file', async ({ page, origin, source }) => {
    await page.goto(pagePaths(source, 'en').eventArticle);
    const link = page.getByRole('link', { name: MESSAGES.en.ArticlePage.addToCalendar });
    const { status, headers, text } = await sendRequest(origin, (await link.getAttribute('href')) ?? '');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`inline; filename="kotor-${SAMPLES[source].event.id}.ics"`);
    const events = readEvents(text);
    expect(events).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.summary ?? '');
  });

  test('links the events to their calendar', async ({ page, origin, source }) => {
    await page.goto(pagePaths(source, 'sr').events);
    const messages = MESSAGES.sr.CalendarSubscription;
    const subscribe = page.getByRole('link', { name: messages.subscribe });
    await expect(subscribe).toHaveAttribute('href', `${origin.replace('http', 'webcal')}/calendar/sr.ics`);
    await expect(page.getByRole('link', { name: messages.file })).toHaveAttribute('href', `/calendar/sr.ics`);
  });
});
