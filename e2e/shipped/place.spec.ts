import { LANGUAGES } from '@/lib/i18n/language';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

const GUIDE = { en: '/see-and-do', sr: '/vidi-i-uradi' };

test('shows the facts of a place where an article is about one', async ({ origin }) => {
  for (const language of LANGUAGES) {
    const read = async (id: string) => (await sendRequest(origin, `${GUIDE[language]}/article/x?id=${id}`)).text;
    const { heading } = WORDS[language].PlaceFacts;
    const fortress = await read('town-walls-and-st-johns-fortress');
    expect(fortress).toContain(heading);
    expect(fortress).toMatch(/href="https:\/\/www\.openstreetmap\.org\/\?mlat=42\.424&amp;mlon=18\.777#/);
    expect(await read('klapa-singing')).not.toContain(heading);
  }
});
