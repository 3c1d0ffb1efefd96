import { renderToString } from 'react-dom/server';
import { CarouselStage } from '@/components/home/CarouselStage.client';
import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

test.each(LANGUAGES)('names its roles in the language of the page: %s', (language) => {
  const messages = MESSAGES[language].Carousel;
  const html = renderToString(
    <CarouselStage messages={messages} slides={['Gate']}>
      <h1>Kotor</h1>
    </CarouselStage>,
  );
  const roles = Array.from(html.matchAll(/aria-roledescription="([^"]+)"/g), ([, role]) => role);
  expect(roles).toEqual([messages.role, messages.slideRole]);
});
