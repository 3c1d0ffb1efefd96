import { useEffect, useEffectEvent, useState } from 'react';
import { type Direction, toDeviceDirection } from '@/components/home/tour/panoramaView';

/** iOS requires a permission for the orientation, which can be requested only after a tap. */
type PermissionApi = { requestPermission?: () => Promise<'granted' | 'denied'> };

const hasOrientation = (): boolean => 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;

/** Follows the orientation of a phone after the permission is granted, and reports each change since the last event. */
export function useOrientation(onTurn: (change: Direction) => void) {
  const [isFollowing, setFollowing] = useState(false);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!isFollowing) return;
    let last: Direction | null = null;
    const handleOrientation = ({ alpha, beta, gamma }: DeviceOrientationEvent): void => {
      if (alpha === null || beta === null || gamma === null) return;
      const direction = toDeviceDirection({ alpha, beta, gamma });
      if (last) turn({ yaw: direction.yaw - last.yaw, pitch: direction.pitch - last.pitch });
      last = direction;
    };
    addEventListener('deviceorientation', handleOrientation);
    return () => removeEventListener('deviceorientation', handleOrientation);
  }, [isFollowing]);

  const toggle = async (): Promise<void> => {
    const { requestPermission } = DeviceOrientationEvent as unknown as PermissionApi;
    const permission = isFollowing ? 'denied' : await (requestPermission?.() ?? 'granted');
    setFollowing(permission === 'granted');
  };
  return { isSupported: hasOrientation(), isFollowing, toggle };
}
