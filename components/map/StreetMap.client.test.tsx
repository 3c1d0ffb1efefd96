import { act, render, screen } from '@testing-library/react';
import { StreetMap } from '@/components/map/StreetMap.client';
import { MESSAGES } from '@/lib/i18n/messages';

const { street, tools } = MESSAGES.en.MapPage;

let finish = (): void => {};

jest.mock('@/components/map/drawStreetMap', () => ({
  drawStreetMap: () => new Promise<void>((resolve) => (finish = resolve)),
}));

test('says so when the map takes more than a minute, until it is shown', async () => {
  jest.useFakeTimers();
  render(
    <StreetMap
      tiles="https://tiles.example/kotor.pmtiles"
      language="en"
      group={null}
      messages={{ ...street, ...tools }}
      onClose={() => {}}
    >
      OpenStreetMap
    </StreetMap>,
  );
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(street.loading);
  act(() => jest.advanceTimersByTime(60_000));
  expect(status).toHaveTextContent(street.failed);
  await act(async () => finish());
  expect(status).toBeEmptyDOMElement();
});
