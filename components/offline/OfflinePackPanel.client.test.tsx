import { fireEvent, render, screen } from '@testing-library/react';
import { OfflinePackPanel } from '@/components/offline/OfflinePackPanel.client';
import { type PackState, usePack } from '@/components/offline/usePack';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

jest.mock('@/components/offline/usePack', () => ({ usePack: jest.fn() }));

const messages = en.OfflinePack;

const cancel = jest.fn();
const remove = jest.fn();

const panel = (kind: PackState['kind'], listHref: string | null = '/offline?lang=en') => {
  const state = { kind, bytes: 1, ofBytes: 2, savedAt: null, error: null };
  jest.mocked(usePack).mockReturnValue({ state, save: jest.fn(), cancel, remove });
  return <OfflinePackPanel language="en" messages={messages} listHref={listHref} onNothing={jest.fn()} />;
};

test('focus goes from a control that disappears to the first of those that follow', () => {
  const { rerender } = render(panel('loading'));
  rerender(panel('none'));
  expect(document.body).toHaveFocus();
  rerender(panel('saving'));
  screen.getByRole('button', { name: messages.cancel }).focus();
  rerender(panel('saved'));
  expect(screen.getByRole('link', { name: messages.see })).toHaveFocus();
  screen.getByRole('button', { name: messages.remove }).focus();
  rerender(panel('removed'));
  expect(screen.getByRole('button', { name: messages.save })).toHaveFocus();
});

test('a double click saves, and does not cancel what it began', () => {
  const { rerender } = render(panel('none'));
  fireEvent.click(screen.getByRole('button', { name: messages.save }), { detail: 1 });
  rerender(panel('saving'));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  const button = screen.getByRole('button', { name: messages.cancel });
  fireEvent.click(button, { detail: 2 });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('on the list of the saved pages the focus goes to the status, not to the control that removes the pack', () => {
  const { rerender } = render(panel('saving', null));
  screen.getByRole('button', { name: messages.cancel }).focus();
  rerender(panel('saved', null));
  expect(screen.getByRole('status')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: messages.remove }), { detail: 2 });
  expect(remove).not.toHaveBeenCalled();
});

test('on the list of the saved pages nothing links to it', () => {
  render(panel('saved', null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: messages.remove })).toBeVisible();
});
