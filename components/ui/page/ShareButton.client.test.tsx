import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/ui/page/ShareButton.client';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

const messages = en.ShareButton;

const press = async () => {
  const user = userEvent.setup();
  render(<ShareButton title="Perast" href="/perast" messages={messages} />);
  await user.click(screen.getByRole('button', { name: messages.share }));
};

test('without a share dialog the link is copied, which is announced', async () => {
  await press();
  expect(await screen.findByText(messages.copied)).toHaveRole('status');
  expect(screen.getByRole('button')).toHaveAccessibleName(messages.share);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/perast');
});

test('a second copy is announced again', async () => {
  await press();
  expect(await screen.findByText(messages.copied)).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText(messages.copied)).toBeVisible();
});

test('once the link is another one, it no longer says that it is copied', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ShareButton title="My trip" href="/my-trip?items=perast" messages={messages} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(messages.copied)).toBeVisible();
  rerender(<ShareButton title="My trip" href="/my-trip?items=perast.risan" messages={messages} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a link that the browser refuses to copy is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<ShareButton title="Perast" href="/perast" messages={messages} />);
  await user.click(screen.getByRole('button', { name: messages.share }));
  expect(await screen.findByRole('link')).toHaveTextContent('http://localhost/perast');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/perast');
  expect(screen.getByRole('status')).toHaveTextContent(messages.notCopied);
});

describe('with a share dialog', () => {
  const failWith = (name: string): void => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', name)) });
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test.each([
    ['the visitor closes it', 'AbortError'],
    ['it is open already', 'InvalidStateError'],
  ])('nothing is copied when %s', async (_when, name) => {
    failWith(name);
    await press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('the link is copied when it does not open', async () => {
    failWith('NotAllowedError');
    await press();
    expect(await screen.findByText(messages.copied)).toHaveRole('status');
  });
});
