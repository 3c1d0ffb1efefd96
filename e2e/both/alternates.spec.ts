import { everyAddress, everyLanguage, RESIDENT_CARD } from '../support/addresses';
import { alternatesOf, canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

/** `hreflang` of each language. */
const NAMES = { en: 'en', sr: 'sr-Latn' } as const;

test('links every page to itself and its other language, in both directions', async ({ origin, source }) => {
  const addresses = everyLanguage((language) =>
    Object.values(everyAddress(source, language))
      .filter((path) => path !== RESIDENT_CARD)
      .map((path) => ({ language, path })),
  );
  for (const { language, path } of addresses) {
    const { text } = await sendRequest(origin, path);
    const canonical = canonicalOf(text) ?? '';
    const alternates = alternatesOf(text);
    expect.soft(canonical, path).toContain(origin);
    expect.soft(Object.keys(alternates).sort(), path).toEqual(['en', 'sr-Latn', 'x-default']);
    expect.soft(alternates[NAMES[language]], path).toBe(canonical);
    expect.soft(alternates['x-default'], path).toBe(alternates.en);

    const other = alternates[language === 'en' ? NAMES.sr : NAMES.en] ?? '';
    const opposite = await sendRequest(origin, pathOf(other));
    expect.soft(opposite.status, `${path} -> ${other}`).toBe(200);
    expect.soft(alternatesOf(opposite.text), `${path} -> ${other}`).toEqual(alternates);
    const own = await sendRequest(origin, pathOf(canonical));
    expect.soft(canonicalOf(own.text), canonical).toBe(canonical);
  }
});

test('gives the resident card no alternate in English', async ({ origin }) => {
  const { text } = await sendRequest(origin, RESIDENT_CARD);
  expect(pathOf(canonicalOf(text) ?? '')).toBe(RESIDENT_CARD);
  expect(alternatesOf(text).en).toBeUndefined();
  expect(alternatesOf(text)['x-default']).toBeUndefined();
});
