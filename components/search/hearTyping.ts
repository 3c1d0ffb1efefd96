/** What the browser tells of a letter. */
const TYPING = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'selectionchange', 'keyup'];

/** Keys that take letters away; all others with names are commands. */
const TAKING = new Set(['Backspace', 'Delete']);

const isCommand = (event: Event): boolean =>
  event instanceof KeyboardEvent && [...event.key].length > 1 && !TAKING.has(event.key);

/**
 * Hears what is typed into a field before anyone else, and alone, commands excepted: React listens to each of these on the
 * whole page twice, and of what a letter costs on a slow device that is a sixth.
 *
 * @returns how to stop
 */
export function hearTyping(field: HTMLInputElement, onInput: () => void): () => void {
  const controller = new AbortController();
  const hear = (event: Event): void => {
    if (event.target !== field || isCommand(event)) return;
    event.stopPropagation();
    if (event.type === 'input') onInput();
  };
  for (const type of TYPING) {
    window.addEventListener(type, hear, { capture: true, signal: controller.signal });
  }
  return () => controller.abort();
}
