import { useEffect, useRef, useState } from 'react';
import { type Direction, lookOf } from '@/components/home/panoramaView';

/** iOS asks its owner before a page may know how the phone is held, and only after a tap. */
type AskingEvent = { requestPermission?: () => Promise<'granted' | 'denied'> };

const isHeld = (): boolean => 'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;

/** How a phone is turned, once its owner has said that the page may know; told as a change since the last time. */
export function useOrientation(onTurn: (change: Direction) => void) {
  const [isFollowing, setFollowing] = useState(false);
  const tell = useRef(onTurn);
  tell.current = onTurn;

  useEffect(() => {
    if (!isFollowing) return;
    let last: Direction | null = null;
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent): void => {
      if (alpha === null || beta === null || gamma === null) return;
      const look = lookOf({ alpha, beta, gamma });
      if (last) tell.current({ yaw: look.yaw - last.yaw, pitch: look.pitch - last.pitch });
      last = look;
    };
    window.addEventListener('deviceorientation', follow);
    return () => window.removeEventListener('deviceorientation', follow);
  }, [isFollowing]);

  const toggle = async (): Promise<void> => {
    const { requestPermission } = DeviceOrientationEvent as unknown as AskingEvent;
    const answer = isFollowing ? 'denied' : await (requestPermission?.() ?? 'granted');
    setFollowing(answer === 'granted');
  };
  return { isAble: isHeld(), isFollowing, toggle };
}
