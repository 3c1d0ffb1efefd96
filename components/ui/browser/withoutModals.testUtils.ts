/** Simulates a browser without modal dialogs. */
export async function withoutModals(run: () => unknown): Promise<void> {
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  await run();
  HTMLDialogElement.prototype.showModal = showModal;
}
