import { render } from '@testing-library/react';
import { Picture } from '@/components/ui/picture/Picture';
import { sitePicture } from '@/lib/pictures/sitePicture';

test('a browser without AVIF takes no source, of the crop neither', () => {
  const { container } = render(
    <Picture
      picture={sitePicture('hero-islets.jpg', 'en')}
      sizes="100vw"
      crop={{ name: 'upright', sizes: '50vw', media: '(width < 600px)' }}
    />,
  );
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/avif']);
});
