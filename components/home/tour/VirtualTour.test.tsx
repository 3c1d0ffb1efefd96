import { screen } from '@testing-library/react';
import { VirtualTour } from '@/components/home/tour/VirtualTour';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { site } from '@/lib/site';

test('an external tour names its host before it loads, and has a link to it', async () => {
  const tour = 'https://tour.example.org/kotor';
  jest.replaceProperty(site, 'virtualTour', tour);
  await renderOnServer(<VirtualTour places={[]} />);
  expect(screen.getByText(/^It loads from tour\.example\.org when you/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show content from tour.example.org' })).toHaveAttribute('href', tour);
  expect(screen.getByRole('link', { name: /^tour\.example\.org .*\(opens in a new site\)$/ })).toHaveAttribute(
    'href',
    tour,
  );
  expect(document.querySelector('iframe, a[href*="panorama"]')).toBeNull();
});
