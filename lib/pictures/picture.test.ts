import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { type Picture, toPicture } from '@/lib/pictures/picture';
import { OPTIMIZED_WIDTHS, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';
import { croppedSrcSet, preparedFile, preparedUrl } from '@/lib/pictures/preparedPicture';
import { sitePicture, sitePictureEntry } from '@/lib/pictures/sitePicture';
import configOf from '@/next.config.mjs';

const picture = (source: Parameters<typeof toPicture>[0]): Picture => toPicture(source, null, null);

const widthsOf = (srcSet: string | null): number[] =>
  (srcSet ?? '').split(', ').map((candidate) => Number(candidate.split(' ')[1]?.replace('w', '')));

describe('a picture that ships with the site', () => {
  const url = preparedUrl('article-camellia.jpg');

  test('is the prepared WebP, with AVIF in every width it has', () => {
    expect(url).toBe('/pictures/article-camellia-960.webp');
    const { src, srcSet, avif } = picture({ url, width: 2000 });
    expect({ src, srcSet }).toEqual({ src: url, srcSet: null });
    expect(widthsOf(avif)).toEqual(PREPARED_WIDTHS);
    expect(avif).toContain('/pictures/article-camellia-320.avif 320w');
  });

  test.each([
    [1280, [240, 320, 480, 640, 960, 1280]],
    [1279, [240, 320, 480, 640, 960]],
    [960, [240, 320, 480, 640, 960]],
    [undefined, [240, 320, 480, 640, 960]],
  ])('of %s pixels is not requested in larger widths', (width, widths) => {
    expect(widthsOf(picture({ url, width }).avif)).toEqual(widths);
  });
});

test.each([
  [2400, 1200, '/pictures/article-camellia-1280.avif'],
  [1600, 1280, '/pictures/article-camellia-1280.avif'],
  [1000, 1200, '/pictures/article-camellia-960.avif'],
  [null, 1200, '/pictures/article-camellia-960.avif'],
])('a shipped picture %s px wide has a file for %i px', (own, wanted, file) => {
  expect(preparedFile('/pictures/article-camellia-960.webp', own, wanted)).toBe(file);
  expect(preparedFile('/media/article-camellia-960.webp', own, wanted)).toBeNull();
});

describe('the crop that phones show', () => {
  const url = preparedUrl('hero-islets.jpg');

  test.each([
    ['tall', 1350, [240, 480, 640, 800]],
    ['tall', 1067, [240, 480, 640]],
    ['upright', 1350, [120, 180, 240, 320, 480, 640, 960]],
    ['upright', 1000, [120, 180, 240, 320, 480, 640]],
  ] as const)('%s of a picture %i px high is as wide as it is in it, at most', (crop, height, widths) => {
    const srcSet = croppedSrcSet(url, height, crop);
    expect(widthsOf(srcSet)).toEqual(widths);
    expect(srcSet).toContain(`/pictures/hero-islets-${crop}-640.avif 640w`);
  });

  test('does not exist for a picture of the provider, nor for one of unknown height', () => {
    expect(croppedSrcSet('/media/hero-islets-960.webp', 1350, 'upright')).toBeNull();
    expect(croppedSrcSet(url, null, 'upright')).toBeNull();
  });
});

describe('a picture of the provider', () => {
  test('goes through the optimiser in every width, and nothing of it is taken for a prepared one', () => {
    const { src, srcSet, avif } = picture({ url: '/media/uploads/a b&c.jpg' });
    expect(avif).toBeNull();
    expect(widthsOf(srcSet)).toEqual(OPTIMIZED_WIDTHS);
    const { pathname, searchParams } = new URL(src, 'https://site.example');
    expect(pathname).toBe('/_next/image');
    expect(searchParams.get('url')).toBe('/media/uploads/a b&c.jpg');
  });

  test.each(['/media/pictures/article-camellia-960.webp', '/pictures/other.jpg', '/pictures/a/../b-960.webp'])(
    '%s is not a prepared one',
    (url) => {
      expect(picture({ url }).avif).toBeNull();
    },
  );

  test('is requested in widths and a quality the image optimizer allows', async () => {
    const { images } = await configOf(PHASE_PRODUCTION_SERVER);
    const { srcSet, src } = picture({ url: '/media/a.jpg' });
    const urls = [src, ...(srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '')];
    for (const address of urls) {
      const { searchParams } = new URL(address, 'https://site.example');
      expect(images?.deviceSizes).toContain(Number(searchParams.get('w')));
      expect(images?.qualities).toContain(Number(searchParams.get('q')));
    }
  });
});

test.each([
  [undefined, '50% 50%'],
  [{ x: 0, y: 1 }, '0% 100%'],
  [{ x: 0.333, y: 0.666 }, '33% 67%'],
])('the focal point %j is the position %s', (focal, position) => {
  expect(picture({ url: '/media/a.jpg', focal }).position).toBe(position);
});

test('what is not known is null, and what is known stays', () => {
  expect(picture({ url: '/media/a.jpg' })).toMatchObject({ alt: null, caption: null, colour: null, width: null });
  const facts = { width: 30, height: 20, colour: '#0a3f50' };
  const [alt, caption] = [{ text: 'A' }, { text: 'C', language: 'sr' as const }];
  expect(toPicture({ url: '/media/a.jpg', ...facts }, alt, caption)).toMatchObject({ ...facts, alt, caption });
});

test('a picture of a fixed page has the measures and the colour of its entry', () => {
  const { width, height, colour } = sitePictureEntry(PAGE_PICTURES.guide);
  expect(colour).toMatch(/^#/);
  expect(sitePicture(PAGE_PICTURES.guide, 'en')).toMatchObject({ width, height, colour });
});
