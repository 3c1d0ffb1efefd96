/** Runs in a browser that knows no modal dialogs. */
export async function withoutModals(run: () => unknown): Promise<void> {
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  await run();
  HTMLDialogElement.prototype.showModal = showModal;
}
