import { screen } from '@testing-library/react';
import { NextEvent } from '@/components/lists/NextEvent';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { toCard } from '@/lib/cms/mappers/toCard';
import { contractArticle } from '@/lib/cms/schema/article';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

test.each([
  ['only usual', ['DATE_NOT_CONFIRMED'], true],
  ['certain', [], false],
])('a date that is %s', async (_what, tags, isUsual) => {
  const event = {
    _id: 'boka-night',
    type: 'event',
    title: { en: 'Boka Night' },
    startDate: '2027-08-14T18:00:00Z',
    tags,
  };
  const card = toCard(contractArticle.parse(event), 'en', new Date('2027-07-01T12:00:00Z'));
  await renderOnServer(<NextEvent card={card} />);
  expect(screen.getByRole('link', { name: 'Boka Night' }).parentElement).toHaveTextContent(
    'Next: Boka Night, 14 August',
  );
  expect(screen.queryByText(en.ArticlePage.card.usualTime) !== null).toBe(isUsual);
});
