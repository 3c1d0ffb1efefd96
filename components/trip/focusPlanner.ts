/** Moves the focus to the planner, since it would be lost with the button. */
export const focusPlanner = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
