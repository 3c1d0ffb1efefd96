import ICAL from 'ical.js';
import { kindsOfPage, SAMPLES } from '../support/addresses';
import { canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

const readEvents = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

for (const language of LANGUAGES) {
  test(`lists all events in the calendar: ${language}`, async ({ origin, source }) => {
    const { text } = await sendRequest(origin, `/calendar/${language}.ics`);
    const events = readEvents(text);
    expect(events.length).toBeGreaterThan(10);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect.soft(event.endDate.compare(event.startDate), event.uid).toBeGreaterThanOrEqual(0);
      const address = String(event.component.getFirstPropertyValue('url'));
      expect.soft(address, event.uid).toContain(origin);
      expect.soft(event.description, event.uid).toContain(address);
      const { status, text: page } = await sendRequest(origin, pathOf(address));
      expect.soft(status, address).toBe(200);
      expect.soft(canonicalOf(page), address).toBe(address);
    }
    expect(events.filter(({ uid }) => uid.startsWith(`${SAMPLES[source].event.id}-`))).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`links an event to its calendar file: ${language}`, async ({ page, origin, source }) => {
      await page.goto(kindsOfPage(source, language)['event article'] ?? '');
      const link = page.getByRole('link', { name: WORDS[language].ArticlePage.addToCalendar });
      const { status, headers, text } = await sendRequest(origin, (await link.getAttribute('href')) ?? '');
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe(`inline; filename="kotor-${SAMPLES[source].event.id}.ics"`);
      const events = readEvents(text);
      expect(events).toHaveLength(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.summary ?? '');
    });

    test(`links the events to their calendar: ${language}`, async ({ page, origin, source }) => {
      await page.goto(kindsOfPage(source, language).events ?? '');
      const words = WORDS[language].CalendarSubscription;
      const subscribe = page.getByRole('link', { name: words.subscribe });
      await expect(subscribe).toHaveAttribute('href', `${origin.replace('http', 'webcal')}/calendar/${language}.ics`);
      await expect(page.getByRole('link', { name: words.file })).toHaveAttribute('href', `/calendar/${language}.ics`);
    });
  });
}
