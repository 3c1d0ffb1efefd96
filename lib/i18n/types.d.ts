import type { formats } from '@/lib/i18n/formats';
import type { LANGUAGE_TAG } from '@/lib/i18n/language';
import type messages from '@/messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof LANGUAGE_TAG)[keyof typeof LANGUAGE_TAG];
    Messages: typeof messages;
    Formats: typeof formats;
  }
}
