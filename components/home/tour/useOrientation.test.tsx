import { act, renderHook } from '@testing-library/react';
import { useOrientation } from '@/components/home/tour/useOrientation';

/** What the permission is, and whether the device has a touch screen. */
function setDevice(permission: 'granted' | 'denied', isCoarse: boolean): void {
  Object.assign(window, { DeviceOrientationEvent: { requestPermission: async () => permission } });
  window.matchMedia = ((query: string) => ({
    matches: isCoarse && query === '(pointer: coarse)',
  })) as typeof matchMedia;
}

/** Turns an upright phone; degrees. */
const turn = (alpha: number) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 })));

test('follows the phone from where it is held, until it is switched off', async () => {
  setDevice('granted', true);
  const onTurn = jest.fn();
  const { result } = renderHook(() => useOrientation(onTurn));
  expect(result.current.isSupported).toBe(true);
  await act(() => result.current.toggle());
  turn(10);
  expect(onTurn).not.toHaveBeenCalled();
  turn(0);
  expect(onTurn).toHaveBeenCalledWith({ yaw: expect.closeTo(Math.PI / 18), pitch: expect.closeTo(0) });
  await act(() => result.current.toggle());
  turn(20);
  expect(onTurn).toHaveBeenCalledTimes(1);
});

test('does not follow without the permission', async () => {
  setDevice('denied', true);
  const { result } = renderHook(() => useOrientation(jest.fn()));
  await act(() => result.current.toggle());
  expect(result.current.isFollowing).toBe(false);
});

test('is not offered without a touch screen', () => {
  setDevice('granted', false);
  const { result } = renderHook(() => useOrientation(jest.fn()));
  expect(result.current.isSupported).toBe(false);
});
