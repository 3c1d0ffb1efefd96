import type { formats } from '@/lib/i18n/formats';
import type { LANGUAGE_TAG } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof LANGUAGE_TAG)[keyof typeof LANGUAGE_TAG];
    Messages: Messages;
    Formats: typeof formats;
  }
}
