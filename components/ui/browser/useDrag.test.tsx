import { renderHook } from '@testing-library/react';
import { useDrag } from '@/components/ui/browser/useDrag';

function show() {
  const onMove = jest.fn();
  const setPointerCapture = jest.fn();
  const { result } = renderHook(() => useDrag(onMove));
  const move = (movementX: number, buttons = 1): void =>
    result.current.onPointerMove({ buttons, movementX, movementY: 0, currentTarget: { setPointerCapture } } as never);
  return { onMove, setPointerCapture, press: result.current.onPointerDown, move };
}

test('each press may shake by three pixels, and drags beyond them', () => {
  const { setPointerCapture, press, move } = show();
  for (const presses of [1, 2]) {
    press();
    move(3);
    expect(setPointerCapture).toHaveBeenCalledTimes(presses - 1);
    move(1);
    expect(setPointerCapture).toHaveBeenCalledTimes(presses);
  }
});

test('a pointer that is not pressed drags nothing', () => {
  const { onMove, setPointerCapture, move } = show();
  move(9, 0);
  expect(onMove).not.toHaveBeenCalled();
  expect(setPointerCapture).not.toHaveBeenCalled();
});
