import { HREFLANG, LANGUAGE_LABEL, LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { sharedHref } from '@/lib/routing/href';
import { telHref } from '@/lib/routing/telHref';
import { DOCUMENT_POLICY } from '@/lib/server/security/contentPolicy';
import { policyHash } from '@/lib/server/security/policyHash';
import { site } from '@/lib/site';
import ERROR_LINKS from '@/messages/errorLinks.json';
import ERROR_PAGE from '@/messages/errorPage.json';

const STYLE = `
:root { color-scheme: light dark; --page: #fbf8f2; --ink: #14242b; --sea: #0e6279; --line: #d9cfbf }
@media (prefers-color-scheme: dark) { :root { --page: #0e1a1f; --ink: #f1ece2; --sea: #6cc3d9; --line: #2e4650 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem; background: var(--page); color: var(--ink); font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif }
header, footer { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: 1rem 0 }
header { border-bottom: 1px solid var(--line) }
footer { border-top: 1px solid var(--line) }
main { padding: 8vh 0 }
h1, .name { font-family: "EB Garamond", Georgia, serif; font-weight: 500; line-height: 1.15; text-wrap: balance }
h1 { margin: 0; font-size: clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem) }
.name { font-size: 1.5rem }
a { color: var(--sea); text-underline-offset: .2em; display: inline-block; padding: .35rem 0 }
ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none }
`;

/** The whole Content-Security-Policy of the error page. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; ${DOCUMENT_POLICY}`;

const link = (href: string, name: string, attributes = ''): string => `<a href="${href}"${attributes}>${name}</a>`;

/** The replacement for a page that could not be rendered: without scripts or files that could fail too. */
export function errorPage(language: Language): string {
  const { title, text, retry } = ERROR_PAGE[language];
  const { Navigation, LanguageSwitch } = MESSAGES[language];
  const others = LANGUAGES.filter((each) => each !== language).map((other) =>
    link(`/?lang=${other}`, LANGUAGE_LABEL[other], ` hreflang="${HREFLANG[other]}"`),
  );
  const home = sharedHref(language, 'home');
  const items = ERROR_LINKS[language].map(({ href, name }) => `<li>${link(href, name)}</li>`);
  const contact = link(telHref(site.phone), site.phone) + link(`mailto:${site.email}`, site.email);
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<style>${STYLE}</style>
</head>
<body>
<header>${link(home, site.town, ' class="name"')}<nav aria-label="${LanguageSwitch.label}">${others.join(' ')}</nav></header>
<main>
<h1 lang="en">${title}</h1>
<p>${text}</p>
<p>${link('', retry)}</p>
<nav aria-label="${Navigation.label}"><ul>${items.join('')}</ul></nav>
</main>
<footer><span>${site.name[language]}</span>${contact}</footer>
</body>
</html>
`;
}
