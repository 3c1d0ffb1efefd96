/** Whether the browser supports modal dialogs; older ones follow the link instead. */
export const canShowModal = (): boolean => 'showModal' in document.createElement('dialog');
