import { LANGUAGE_TAG } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { respondDocument } from '@/lib/server/http/responses';
import { site } from '@/lib/site';

const MANIFEST = {
  id: '/',
  name: `${site.town} – visitor site`,
  short_name: site.town,
  description: MESSAGES.en.HomePage.metaDescription,
  lang: LANGUAGE_TAG.en,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf8f2',
  theme_color: '#0a3f50',
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // Taken by `npm run screenshots`.
  screenshots: [
    { src: '/icons/phone-home-en.webp', sizes: '390x844', form_factor: 'narrow' },
    { src: '/icons/desktop-home-en.webp', sizes: '1080x675', form_factor: 'wide' },
  ].map((screenshot) => ({ ...screenshot, type: 'image/webp', label: MESSAGES.en.HomePage.metaTitle })),
};

/** The web app manifest. */
export const GET = (request: Request): Response =>
  respondDocument(request, { body: JSON.stringify(MANIFEST), type: 'application/manifest+json', maxAge: 3600 });
