import { screen } from '@testing-library/react';
import { TopAttractions } from '@/components/home/TopAttractions';
import { renderOnServer } from '@/components/serverPage.testUtils';
import type { Card } from '@/lib/articles/card';

const CARNIVAL: Card = {
  id: 'carnival',
  href: '/events/carnival?id=carnival',
  title: { text: 'Carnival' },
  description: null,
  picture: null,
  badge: null,
  published: null,
  isGuidance: false,
  start: { iso: '2027-02-05', day: '5', month: 'February', year: '2027' },
  end: { iso: '2027-02-14', day: '14', month: 'February', year: '2027' },
  isOver: false,
  isUsualTime: true,
};

test('an event among the top attractions says when it ends, and that its date is the usual one', async () => {
  await renderOnServer(
    <TopAttractions title="Sights" cards={[CARNIVAL]} more={{ href: '/see-and-do', label: 'All' }} />,
  );
  expect(document.querySelector('[datetime="2027-02-14"]')).toHaveTextContent('14 February 2027');
  expect(screen.getByText(/usual time/i)).toBeInTheDocument();
});
