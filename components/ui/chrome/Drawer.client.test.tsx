import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '@/components/ui/chrome/Drawer.client';
import { DrawerButton } from '@/components/ui/chrome/DrawerButton.client';

const show = () =>
  render(
    <>
      <DrawerButton label="Open menu" fallbackHref="#site-links">
        Menu
      </DrawerButton>
      <Drawer label="Menu" closeLabel="Close menu" closeMark={null}>
        <p>Words</p>
        <a href="#news">
          <span>News</span>
        </a>
      </Drawer>
    </>,
  );

const drawer = () => screen.queryByRole('dialog');

async function open() {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
}

test('the drawer is closed at first, and its button is labelled', () => {
  show();
  expect(drawer()).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-haspopup', 'dialog');
});

test('the button opens it', async () => {
  await open();
  expect(within(drawer() as HTMLElement).getByRole('link', { name: 'News' })).toBeInTheDocument();
});

test('a link in it closes it', async () => {
  await open();
  await userEvent.click(screen.getByText('News'));
  expect(drawer()).toBeNull();
});

test('its own button closes it, and it opens again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(drawer()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(drawer()).toBeInTheDocument();
});

test('a click on the backdrop closes it', async () => {
  await open();
  await userEvent.click(drawer() as HTMLElement);
  expect(drawer()).toBeNull();
});

test('a click on other content leaves it open', async () => {
  await open();
  await userEvent.click(screen.getByText('Words'));
  expect(drawer()).toBeInTheDocument();
});

test('the space bar opens it', async () => {
  show();
  screen.getByRole('button', { name: 'Open menu' }).focus();
  await userEvent.keyboard(' ');
  expect(drawer()).toBeInTheDocument();
});

test('in a browser without modal dialogs the button stays a link to the same links', () => {
  show();
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  const isFollowed = fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  HTMLDialogElement.prototype.showModal = showModal;
  expect(isFollowed).toBe(true);
});
