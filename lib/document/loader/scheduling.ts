/** Ends the task at hand, so that a visitor who touches the page meanwhile is heard. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ends the task at hand until the page is drawn once more: on a page in the background, until somebody comes back to it. */
export const nextFrame = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
};
