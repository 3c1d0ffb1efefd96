import { screen } from '@testing-library/react';
import { cardOf } from '@/components/cards/card.testUtils';
import { TopAttractions } from '@/components/home/TopAttractions';
import { renderOnServer } from '@/components/serverPage.testUtils';

const CARNIVAL = cardOf('carnival', {
  start: { iso: '2027-02-05', day: '5', month: 'February', year: '2027' },
  end: { iso: '2027-02-14', day: '14', month: 'February', year: '2027' },
  isUsualTime: true,
});

test('an event among the top attractions says when it ends, and that its date is the usual one', async () => {
  await renderOnServer(
    <TopAttractions title="Sights" cards={[CARNIVAL]} more={{ href: '/see-and-do', label: 'All' }} />,
  );
  expect(document.querySelector('[datetime="2027-02-14"]')).toHaveTextContent('14 February 2027');
  expect(screen.getByText(/usual time/i)).toBeInTheDocument();
});
