/** Ends the task at hand, so that a visitor who touches the page meanwhile is heard. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
