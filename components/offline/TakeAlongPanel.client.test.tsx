import { render, screen } from '@testing-library/react';
import { TakeAlongPanel } from '@/components/offline/TakeAlongPanel.client';
import { type PackState, usePack } from '@/components/offline/usePack';
import en from '@/messages/en.json';

jest.mock('@/components/offline/usePack', () => ({ usePack: jest.fn() }));

const words = en.TakeAlong;

const panel = (kind: PackState['kind']) => {
  const state = { kind, bytes: 1, ofBytes: 2, savedAt: null, trouble: null };
  jest.mocked(usePack).mockReturnValue({ state, save: jest.fn(), cancel: jest.fn(), remove: jest.fn() });
  return <TakeAlongPanel language="en" words={words} listHref="/offline?lang=en" onNothing={jest.fn()} />;
};

test('focus goes from a control that disappears to the first of those that follow', () => {
  const { rerender } = render(panel('loading'));
  rerender(panel('none'));
  expect(document.body).toHaveFocus();
  rerender(panel('saving'));
  screen.getByRole('button', { name: words.cancel }).focus();
  rerender(panel('saved'));
  expect(screen.getByRole('link', { name: words.see })).toHaveFocus();
  screen.getByRole('button', { name: words.remove }).focus();
  rerender(panel('removed'));
  expect(screen.getByRole('button', { name: words.save })).toHaveFocus();
});
