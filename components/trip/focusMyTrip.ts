/** Moves the focus to My trip, since it would be lost with the button. */
export const focusMyTrip = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
