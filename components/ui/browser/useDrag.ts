import { type DragEvent, type PointerEvent, useRef } from 'react';

/** A pointer that is pressed and moves farther than this drags; a click may shake. */
const MIN_DRAG_PX = 3;

type Drag = PointerEvent<HTMLDivElement>;

/** Handlers for a box whose content is dragged, which may have links: a drag that begins on one does not follow it. */
export function useDrag(onMove: (drag: Drag) => void, canDrag: (drag: Drag) => boolean = () => true) {
  /** Pixels that the pointer has moved since it was pressed. */
  const dragged = useRef(0);
  return {
    onPointerDown: (): void => {
      dragged.current = 0;
    },
    onPointerMove: (event: Drag): void => {
      if (event.buttons !== 1 || !canDrag(event)) return;
      dragged.current += Math.hypot(event.movementX, event.movementY);
      // A captured pointer does not click the link that the drag began on.
      if (dragged.current > MIN_DRAG_PX) event.currentTarget.setPointerCapture(event.pointerId);
      onMove(event);
    },
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  };
}
