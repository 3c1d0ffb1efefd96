/** Whether the browser supports modal dialogs; older ones follow the link instead, or omit the dialog. */
export const canShowModal = (): boolean => 'showModal' in document.createElement('dialog');
