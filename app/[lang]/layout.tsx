import type { Metadata, Viewport } from 'next';
import { Fragment, type ReactNode } from 'react';
import { preload } from 'react-dom';
import './globals.scss';
import './notes.scss';
import { CookieBanner } from '@/components/ui/chrome/CookieBanner.client';
import { LanguageCookie } from '@/components/ui/chrome/LanguageCookie.client';
import { ServiceWorker } from '@/components/ui/chrome/ServiceWorker.client';
import { SiteDrawer } from '@/components/ui/chrome/SiteDrawer';
import { SiteFooter } from '@/components/ui/chrome/SiteFooter';
import { SiteHeader } from '@/components/ui/chrome/SiteHeader';
import skipLink from '@/components/ui/chrome/SkipLink.module.scss';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { WEB_FONTS_ID, WIDE_SCREEN } from '@/lib/server/document/names';
import { WEB_FONT_RULES, WEB_FONTS } from '@/lib/server/document/webFonts';
import { env } from '@/lib/server/env';

/** Pages are rendered on demand, cached, and revalidated in the background after five minutes. */
export const revalidate = 300;

/** No page is rendered at build: the build knows neither the provider nor the public address. */
export const generateStaticParams = () => [];

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf8f2' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1a1f' },
  ],
};

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().siteUrl),
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/icon-180.png',
  },
});

/** Splits a text into sentences, so that the late banner is not the largest contentful paint. */
const sentences = (text: string): ReactNode =>
  text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span>{sentence}</span>
    </Fragment>
  ));

export default async function RootLayout({ children }: { children: ReactNode }) {
  for (const { url } of WEB_FONTS)
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: WIDE_SCREEN });
  const language = await pageLanguage();
  const { Site, CookieBanner: banner } = MESSAGES[language];
  const messages = { ...banner, text: sentences(banner.text) };
  return (
    <html lang={LANGUAGE_TAG[language]}>
      <body>
        <style href={WEB_FONTS_ID} precedence="default">
          {WEB_FONT_RULES}
        </style>
        <a className={skipLink.skip} href="#content">
          {Site.skip}
        </a>
        <SiteHeader />
        <main id="content">{children}</main>
        <SiteFooter />
        <SiteDrawer />
        <CookieBanner messages={messages} moreHref={sharedHref(language, 'cookiePolicy')} />
        <LanguageCookie language={language} />
        <ServiceWorker language={language} />
      </body>
    </html>
  );
}
