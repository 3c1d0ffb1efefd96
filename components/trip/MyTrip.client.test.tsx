import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf, fetchMock, mockTrip, show, shownDays, stored } from '@/components/trip/myTrip.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';

const messages = MESSAGES.en.TripPage.myTrip;

// Imported once, so that no test waits for it.
beforeAll(() => import('@/components/trip/TripEditor.client'));
beforeEach(mockTrip);

test('entries are grouped by day, with the actions of the trip', async () => {
  await show('perast.fasinada~2026-07-22.tower~2026-07-21', 'Perast');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/trip/v1/en.json?items=perast.fasinada.tower']);
  expect(shownDays()).toEqual([
    { day: 'Tuesday, 21.07.2026', titles: ['Clock tower'] },
    { day: 'Wednesday, 22.07.2026', titles: ['Fašinada'] },
    { day: messages.noDay, titles: ['Perast'] },
  ]);
  expect(screen.getByRole('link', { name: messages.calendar })).toHaveAttribute(
    'href',
    '/calendar/trip/en.ics?items=perast.fasinada~2026-07-22.tower~2026-07-21',
  );
  expect(screen.getByRole('link', { name: messages.map })).toHaveAttribute(
    'href',
    '/my-trip?items=perast.fasinada~2026-07-22.tower~2026-07-21#map',
  );
  expect(screen.getByRole('button', { name: messages.print })).toBeInTheDocument();
});

test('while entries load, a box stands in the place of each', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  await show('perast.tower');
  expect(screen.getByText(messages.loading)).toBeInTheDocument();
  expect(document.querySelectorAll('[aria-hidden] > li')).toHaveLength(2);
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(document.querySelectorAll('[aria-hidden] > li')).toHaveLength(2);
});

test('a picked day takes effect at once, and its field stays focused', async () => {
  await show('perast.tower', 'Perast');
  expect(screen.queryByRole('link', { name: messages.calendar })).toBeNull();
  dayOf('Perast').focus();
  fireEvent.change(dayOf('Perast'), { target: { value: '2026-07-21' } });
  expect(stored()).toBe('perast~2026-07-21.tower');
  expect(shownDays()[0]).toEqual({ day: 'Tuesday, 21.07.2026', titles: ['Perast'] });
  expect(dayOf('Perast')).toHaveFocus();
  expect(screen.getByText('Perast: Tuesday, 21.07.2026')).toHaveRole('status');
  expect(screen.getByRole('link', { name: messages.calendar })).toBeInTheDocument();

  fireEvent.change(dayOf('Perast'), { target: { value: '' } });
  expect(stored()).toBe('perast.tower');
  expect(shownDays()).toEqual([{ day: messages.noDay, titles: ['Perast', 'Clock tower'] }]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a typed day is saved at once, and the entry moves when its field loses focus', async () => {
  await show('perast.tower', 'Perast');
  const field = dayOf('Perast');
  field.focus();
  fireEvent.keyDown(field, { key: '2' });
  for (const value of ['2026-01-02', '2026-01-21', '2026-07-21', '0002-07-21']) {
    fireEvent.change(field, { target: { value } });
  }
  expect(stored()).toBe('perast~2026-07-21.tower');
  expect(shownDays()).toEqual([{ day: messages.noDay, titles: ['Perast', 'Clock tower'] }]);
  expect(field).toHaveFocus();
  await userEvent.tab();
  // Longer than entries wait for a press.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('button', { name: `${messages.remove}: Perast` })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Clock tower' })).toHaveFocus();
  await waitFor(() => expect(shownDays()[0]).toEqual({ day: 'Tuesday, 21.07.2026', titles: ['Perast'] }));
});

test('on iOS, whose calendar chooses today as it opens, the entry moves when the calendar has closed', async () => {
  jest.spyOn(CSS, 'supports').mockReturnValue(true);
  await show('perast.tower', 'Perast');
  const field = dayOf('Perast');
  field.focus();
  for (const value of ['2026-07-01', '2026-07-21']) fireEvent.change(field, { target: { value } });
  expect(stored()).toBe('perast~2026-07-21.tower');
  expect(field).toHaveFocus();
  await userEvent.click(document.body);
  expect(screen.getByText('Perast: Tuesday, 21.07.2026')).toHaveRole('status');
  await waitFor(() => expect(shownDays()[0]).toEqual({ day: 'Tuesday, 21.07.2026', titles: ['Perast'] }));
});

test('a typed day is announced once its field is left, and none that typing passed through', async () => {
  await show('perast.tower', 'Perast');
  const field = dayOf('Perast');
  field.focus();
  fireEvent.keyDown(field, { key: '2' });
  for (const value of ['2026-07-02', '2026-07-21']) {
    fireEvent.change(field, { target: { value } });
    expect(screen.queryByText(/^Perast: /)).toBeNull();
  }
  await userEvent.tab();
  expect(screen.getByText('Perast: Tuesday, 21.07.2026')).toHaveRole('status');
});

test('after a typed day a press on another entry counts, and entries move after it', async () => {
  await show('perast.tower', 'Perast');
  dayOf('Perast').focus();
  fireEvent.keyDown(dayOf('Perast'), { key: '2' });
  fireEvent.change(dayOf('Perast'), { target: { value: '2026-07-21' } });
  const user = userEvent.setup();
  const remove = screen.getByRole('button', { name: `${messages.remove}: Clock tower` });
  await user.pointer({ keys: '[MouseLeft>]', target: remove });
  expect(shownDays()).toEqual([{ day: messages.noDay, titles: ['Perast', 'Clock tower'] }]);
  await user.pointer('[/MouseLeft]');
  expect(stored()).toBe('perast~2026-07-21');
  await waitFor(() => expect(shownDays()[0]).toEqual({ day: 'Tuesday, 21.07.2026', titles: ['Perast'] }));
});

test('an entry that moves after a typed day leaves the next field, which is being typed into', async () => {
  await show('perast.tower', 'Perast');
  for (const title of ['Perast', 'Clock tower']) {
    await userEvent.click(dayOf(title));
    fireEvent.keyDown(dayOf(title), { key: '2' });
    fireEvent.change(dayOf(title), { target: { value: '2026-07-02' } });
  }
  await waitFor(() => expect(shownDays()[0]).toEqual({ day: 'Thursday, 02.07.2026', titles: ['Perast'] }));
  expect(dayOf('Clock tower')).toHaveFocus();
  expect(stored()).toBe('perast~2026-07-02.tower~2026-07-02');
});

test('an event on another day is marked', async () => {
  await show('fasinada~2026-07-22', 'Fašinada');
  expect(screen.queryByText(messages.offDay)).toBeNull();
  fireEvent.change(dayOf('Fašinada'), { target: { value: '2026-07-23' } });
  expect(screen.getByText(messages.offDay)).toBeInTheDocument();
  expect(screen.getByText(`Fašinada: Thursday, 23.07.2026. ${messages.offDay}`)).toHaveRole('status');
});

test('a past day of an event says nothing of the next time', async () => {
  await show('fasinada~2025-07-22', 'Fašinada');
  expect(screen.queryByText(messages.offDay)).toBeNull();
  expect(screen.queryByText(/2026/)).toBeNull();
});

test('a removed entry leaves the storage, and the same button restores it in its place', async () => {
  await show('perast~2026-07-21.tower', 'Perast');
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(stored()).toBe('tower');
  const back = screen.getByRole('button', { name: `${messages.putBack}: Perast` });
  expect(back).toHaveFocus();
  expect(screen.getByText(`${messages.removed}: Perast`)).toHaveRole('status');
  await userEvent.click(back);
  expect(stored()).toBe('perast~2026-07-21.tower');
  expect(screen.getByRole('button', { name: `${messages.remove}: Perast` })).toHaveFocus();
  expect(screen.getByText('Perast: Tuesday, 21.07.2026')).toHaveRole('status');
});

test('a double click removes an entry', async () => {
  await show('perast', 'Perast');
  await userEvent.dblClick(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(screen.getByRole('button', { name: `${messages.putBack}: Perast` })).toBeInTheDocument();
});

test('the place of the actions stays when the last entry is removed', async () => {
  await show('perast', 'Perast');
  const actions = screen.getByRole('list', { name: messages.actions });
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(stored()).toBeNull();
  expect(actions).toBeInTheDocument();
  expect(actions.closest('[inert]')).not.toBeNull();
});

test('a day that was typed comes back with a removed entry', async () => {
  await show('perast~2026-07-21', 'Perast');
  fireEvent.keyDown(dayOf('Perast'));
  fireEvent.change(dayOf('Perast'), { target: { value: '2026-07-24' } });
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  await userEvent.click(screen.getByRole('button', { name: `${messages.putBack}: Perast` }));
  expect(stored()).toBe('perast~2026-07-24');
  expect(screen.getByText('Perast: Friday, 24.07.2026')).toHaveRole('status');
});

test('a removed entry stays while other data is stored and the page goes on loading', async () => {
  await show('perast.tower', 'Perast');
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  fireEvent(window, new StorageEvent('storage', { key: 'cookieConsent' }));
  fireEvent(window, new PageTransitionEvent('pageshow'));
  expect(screen.getByRole('button', { name: `${messages.putBack}: Perast` })).toBeInTheDocument();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.queryByRole('button', { name: `${messages.putBack}: Perast` })).toBeNull();
});

test('a removed entry can be restored in its place after a change in another tab', async () => {
  await show('perast~2026-07-21.tower.fasinada', 'Perast');
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  window.localStorage.setItem('trip', 'tower~2026-07-21');
  fireEvent(window, new StorageEvent('storage', { key: 'trip' }));
  expect(shownDays()).toEqual([{ day: 'Tuesday, 21.07.2026', titles: ['Perast', 'Clock tower'] }]);
  await userEvent.click(screen.getByRole('button', { name: `${messages.putBack}: Perast` }));
  expect(stored()).toBe('perast~2026-07-21.tower~2026-07-21');
});

test('a removed entry can be restored in its place after another one got a day', async () => {
  await show('perast.tower.fasinada', 'Perast');
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Clock tower` }));
  fireEvent.change(dayOf('Fašinada'), { target: { value: '2026-07-22' } });
  expect(shownDays().at(-1)?.titles).toEqual(['Perast', 'Clock tower']);
  await userEvent.click(screen.getByRole('button', { name: `${messages.putBack}: Clock tower` }));
  expect(stored()).toBe('perast.tower.fasinada~2026-07-22');
});

test('changes from another tab are shown and preserved', async () => {
  await show('perast', 'Perast');
  window.localStorage.setItem('trip', 'perast.tower');
  fireEvent.change(dayOf('Perast'), { target: { value: '2026-07-21' } });
  expect(stored()).toBe('perast~2026-07-21.tower');
  fireEvent(window, new StorageEvent('storage', { key: 'trip' }));
  await waitFor(() => expect(shownDays()).toHaveLength(2));
  window.localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the link to the map goes with the last place that is on it', async () => {
  await show('perast.tower', 'Perast');
  await userEvent.click(screen.getByRole('button', { name: `${messages.remove}: Perast` }));
  expect(screen.queryByRole('link', { name: messages.map })).toBeNull();
});
