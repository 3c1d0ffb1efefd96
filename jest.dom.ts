import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A busy machine may take seconds to load a part of the page that is imported. */
configure({ asyncUtilTimeout: 10_000 });

/** Outside of Next no request sets the language of server components: it is English. */
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'Site') =>
    jest.requireActual<typeof import('@/lib/i18n/translator')>('@/lib/i18n/translator').translator('en', namespace),
}));
jest.mock('@/lib/i18n/pageLanguage', () => ({ pageLanguage: async () => 'en' }));

/** jsdom has dialogs, but not the methods that open and close one. */
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** jsdom has no pointer events: `fireEvent.pointerDown` and the like would lose these fields. */
window.PointerEvent = class extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  constructor(type: string, { isPrimary = false, pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = isPrimary;
    this.pointerType = pointerType;
  }
} as typeof PointerEvent;

/** jsdom has no media queries: none matches. */
window.matchMedia = ((media: string) => ({ matches: false, media })) as typeof window.matchMedia;

/** jsdom has no conditions of style sheets: it supports none. */
window.CSS = { supports: () => false } as unknown as typeof CSS;
