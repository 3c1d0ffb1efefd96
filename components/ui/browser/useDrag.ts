import { type DragEvent, type PointerEvent, useRef } from 'react';

/** A pressed pointer that moves farther than this drags; a click may be shaky. */
const MIN_DRAG_PX = 3;

type Drag = PointerEvent<HTMLDivElement>;

/**
 * Handlers for a box whose content is dragged, which may have links: a drag that begins on one does not follow it.
 *
 * @param onMove called with the pixels since the last move
 */
export function useDrag(
  onMove: (x: number, y: number, box: HTMLDivElement) => void,
  canDrag: (drag: Drag) => boolean = () => true,
) {
  /** Pixels that the pointer has moved since it was pressed. */
  const dragged = useRef(0);
  /** Where the pressed pointer was last: iOS before 17 has no `movementX` of a finger. */
  const last = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: Drag): void => {
      if (!isPrimary) return;
      dragged.current = 0;
      last.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: Drag): void => {
      if (!event.isPrimary) return;
      const before = last.current;
      const isPressed = event.buttons === 1;
      last.current = isPressed ? { x: event.clientX, y: event.clientY } : null;
      if (!before || !isPressed || !canDrag(event)) return;
      const [x, y] = [event.clientX - before.x, event.clientY - before.y];
      dragged.current += Math.hypot(x, y);
      // A captured pointer does not click the link that the drag began on.
      if (dragged.current > MIN_DRAG_PX) event.currentTarget.setPointerCapture(event.pointerId);
      onMove(x, y, event.currentTarget);
    },
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  };
}
