import { screen } from '@testing-library/react';
import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { renderOnServer } from '@/components/serverPage.testUtils';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';

jest.mock('@/components/ui/page/SiteNotice', () => ({ SiteNotice: () => null }));

test('without partners the page says so, and offers no search', async () => {
  await renderOnServer(<ResidentCardView partners={[]} filters={NO_FILTERS} />);
  expect(screen.getByText(/Kartica još nema partnera/)).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
