/** Whether the browser knows modal dialogs; older ones follow the link instead, or leave the dialog out. */
export const canShowModal = (): boolean => 'showModal' in document.createElement('dialog');
