import { screen, within } from '@testing-library/react';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { TopicList } from '@/components/visitor-info/TopicList';
import { getTopicAnswers } from '@/lib/cms/topics';
import { LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';

test.each([
  ['Wheelchairs and prams', ['Kotor in a wheelchair or with a pram']],
  ['Groceries', ['Market by the wall', 'Ask at the information desk']],
  ['Toilets', ['Show on the map', 'Ask at the information desk']],
  ['Wi-Fi', ['Ask at the information desk']],
  ['Tips', []],
])('the answer about %s ends with links to %j', async (title, links) => {
  await renderOnServer(<TopicList topics={await getTopicAnswers('en')} />);
  const topic = screen.getByText(title).closest('div') as HTMLElement;
  expect(
    within(topic)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links);
});

test('topics stand in alphabetical order, whatever their order in the file', async () => {
  for (const language of LANGUAGES) {
    const titles = (await getTopicAnswers(language)).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(LANGUAGE_TAG[language]).compare));
  }
});
