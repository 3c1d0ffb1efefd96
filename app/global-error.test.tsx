import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

test.each(LANGUAGES)('the link home is named after the town of the site and stays in the language %s', (language) => {
  document.documentElement.lang = LANGUAGE_TAG[language];
  const page = renderToStaticMarkup(<GlobalError error={new Error('broken')} />);
  expect(page).toContain(`<a href="${sharedHref(language, 'home')}">${site.town}</a>`);
});
