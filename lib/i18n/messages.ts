import type { Language } from '@/lib/i18n/language';
import en from '@/messages/en.json';
import sr from '@/messages/sr.json';

export const MESSAGES = { en, sr } satisfies Record<Language, typeof en>;
