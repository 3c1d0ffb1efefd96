import { log } from '@/lib/server/log';
import { leftOutIn } from './flaws';

const SOURCES = { apiHost: 'https://api.example.org', mediaHosts: ['cdn.example.org'] };
const LEFT_OUT = 'is left out: it must be on API_HOST or MEDIA_HOSTS, under a plain file name';

const leftOutOf = (article: object) => leftOutIn({ data: [{ _id: 'a1', ...article }] }, SOURCES);

test.each(['/u/a.jpg', 'https://api.example.org/u/a.jpg', 'https://cdn.example.org/a.jpg', '/Stari grad č.png'])(
  'the picture %s is no flaw',
  (url) => {
    expect(leftOutOf({ image: { url }, content: { en: `<p><img alt="" src="${url}"></p>` } })).toEqual([]);
  },
);

test.each(['https://other.example.org/a.jpg', 'http://cdn.example.org/a.jpg', '/u/a%3Ab.jpg', '/u/a/'])(
  'the picture %s is left out, which is a flaw',
  (url) => {
    expect(leftOutOf({ image: { url }, content: { sr: `<img src='${url}'>` } })).toEqual([
      `data[0].image.url of a1: ${url} ${LEFT_OUT}`,
      `data[0].content.sr of a1: ${url} ${LEFT_OUT}`,
    ]);
  },
);

test('a picture that a script loads later is left out only if none of its URLs is on a host of pictures', () => {
  const pasted = `data:image/png;base64,${'A'.repeat(100)}`;
  const later = (url: string) => leftOutOf({ content: { en: `<img src="${pasted}" data-src="${url}">` } });
  expect(later('/u/a.jpg')).toEqual([]);
  expect(later('https://other.example.org/a.jpg')).toEqual([
    `data[0].content.en of a1: ${pasted.slice(0, 80)} ${LEFT_OUT}`,
  ]);
});

test('pictures that are left out are not logged too', () => {
  leftOutOf({ image: { url: 'https://other.example.org/a.jpg' } });
  expect(log.warn).not.toHaveBeenCalled();
});
