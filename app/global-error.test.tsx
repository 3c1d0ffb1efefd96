import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { site } from '@/lib/site';

test('the link home is named after the town of the site', () => {
  const page = renderToStaticMarkup(<GlobalError error={new Error('broken')} reset={() => {}} />);
  expect(page).toContain(`<a href="/">${site.town}</a>`);
});
