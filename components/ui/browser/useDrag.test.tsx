import { renderHook } from '@testing-library/react';
import { useDrag } from '@/components/ui/browser/useDrag';

/** The events have no `movementX`: iOS before 17 has none of a finger. */
function show() {
  const onMove = jest.fn();
  const setPointerCapture = jest.fn();
  const { result } = renderHook(() => useDrag(onMove));
  const box = { setPointerCapture };
  const event = (clientX: number, buttons = 1, isPrimary = true) =>
    ({ isPrimary, buttons, clientX, clientY: 0, currentTarget: box }) as never;
  const press = (x: number): void => result.current.onPointerDown(event(x));
  const move = (x: number, buttons?: number, isPrimary?: boolean): void =>
    result.current.onPointerMove(event(x, buttons, isPrimary));
  return { onMove, setPointerCapture, box, press, move };
}

test('each press may shake by three pixels, and drags beyond them', () => {
  const { onMove, setPointerCapture, box, press, move } = show();
  for (const presses of [1, 2]) {
    press(10);
    move(13);
    expect(setPointerCapture).toHaveBeenCalledTimes(presses - 1);
    move(14);
    expect(setPointerCapture).toHaveBeenCalledTimes(presses);
  }
  expect(onMove.mock.calls.slice(0, 2)).toEqual([
    [3, 0, box],
    [1, 0, box],
  ]);
});

test('a pointer that is not pressed drags nothing', () => {
  const { onMove, setPointerCapture, move } = show();
  move(9, 0);
  expect(onMove).not.toHaveBeenCalled();
  expect(setPointerCapture).not.toHaveBeenCalled();
});

test('a pointer that was pressed elsewhere drags from where it comes in', () => {
  const { onMove, box, press, move } = show();
  press(10);
  move(10, 0);
  move(90);
  expect(onMove).not.toHaveBeenCalled();
  move(92);
  expect(onMove.mock.calls).toEqual([[2, 0, box]]);
});

test('a second finger drags nothing', () => {
  const { onMove, box, press, move } = show();
  press(10);
  move(90, 1, false);
  move(11);
  expect(onMove.mock.calls).toEqual([[1, 0, box]]);
});
