import { fireEvent, render, screen } from '@testing-library/react';
import { MapStage } from '@/components/map/MapStage.client';

const messages = { label: 'Map', zoom: 'Zoom', in: 'Zoom in', out: 'Zoom out', whole: 'Whole map' };

function show() {
  Element.prototype.scrollTo = jest.fn() as typeof Element.prototype.scrollTo;
  render(
    <MapStage aspectRatio="640 / 651" messages={messages}>
      <svg aria-hidden="true" />
    </MapStage>,
  );
  return screen.getByRole('group', { name: 'Map' });
}

const zoomOf = (box: HTMLElement) => Number(box.style.getPropertyValue('--zoom') || 1);

test('the wheel scrolls the page; with Ctrl it zooms', () => {
  const box = show();
  expect(fireEvent.wheel(box, { deltaY: -100 })).toBe(true);
  expect(zoomOf(box)).toBe(1);
  expect(fireEvent.wheel(box, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(zoomOf(box)).toBeGreaterThan(1);
});

test('a slow pinch of a touch pad zooms too', () => {
  const box = show();
  for (let count = 0; count < 30; count += 1) fireEvent.wheel(box, { deltaY: -2, ctrlKey: true });
  expect(zoomOf(box)).toBeGreaterThan(1.3);
});

test('keys zoom and keep the focus; with a modifier they are the browser’s', () => {
  const box = show();
  box.focus();
  fireEvent.keyDown(box, { key: '+', ctrlKey: true });
  expect(zoomOf(box)).toBe(1);
  fireEvent.keyDown(box, { key: '+' });
  expect(zoomOf(box)).toBeGreaterThan(1);
  fireEvent.keyDown(box, { key: '0' });
  expect(zoomOf(box)).toBe(1);
  expect(box).toHaveFocus();
});

test('two fingers zoom, one finger scrolls natively', () => {
  const box = show();
  const finger = (x: number) => ({ clientX: x, clientY: 0 });
  fireEvent.touchStart(box, { touches: [finger(0)] });
  expect(fireEvent.touchMove(box, { touches: [finger(50)] })).toBe(true);
  fireEvent.touchStart(box, { touches: [finger(0), finger(100)] });
  expect(fireEvent.touchMove(box, { touches: [finger(0), finger(200)] })).toBe(false);
  expect(zoomOf(box)).toBe(2);
  fireEvent.touchMove(box, { touches: [finger(0), finger(150)] });
  expect(zoomOf(box)).toBe(1.5);
});

test('a button that has no further effect keeps the focus', () => {
  show();
  const whole = screen.getByRole('button', { name: messages.whole });
  expect(whole).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: messages.in }));
  expect(whole).not.toHaveAttribute('aria-disabled');
  fireEvent.click(whole);
  expect(whole).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would lose it.
  expect(whole).toBeEnabled();
});

test('shows the same part of the drawing after the device was turned', () => {
  const box = show();
  const width = jest.spyOn(box, 'clientWidth', 'get').mockReturnValue(400);
  box.scrollLeft = 300;
  box.scrollTop = 100;
  fireEvent.scroll(box);
  width.mockReturnValue(200);
  fireEvent(window, new Event('resize'));
  expect(box.scrollTo).toHaveBeenLastCalledWith(150, 50);
});
