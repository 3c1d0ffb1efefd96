type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a click on a link opens it in this tab; with a modifier key the browser opens a new one, or saves the link. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
