import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '@/components/ui/chrome/Drawer.client';
import { DrawerButton } from '@/components/ui/chrome/DrawerButton.client';

const show = () =>
  render(
    <>
      <DrawerButton label="Open menu">Menu</DrawerButton>
      <Drawer label="Menu" closeLabel="Close menu" closeIcon={null}>
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

test('in a browser without modal dialogs the button stays a link to the same links', () => {
  show();
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  expect(fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))).toBe(true);
  HTMLDialogElement.prototype.showModal = showModal;
});

test('Space opens it on release, as with a button, and does not scroll the page', () => {
  show();
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(drawer()).toBeNull();
  fireEvent.keyUp(button, { key: ' ' });
  expect(drawer()).toBeInTheDocument();
});
