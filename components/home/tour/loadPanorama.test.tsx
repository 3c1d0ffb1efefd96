import { loadPanorama } from '@/components/home/tour/loadPanorama';
import { savesData } from '@/lib/server/document/savesData.browser';

jest.mock('@/lib/server/document/savesData.browser', () => ({ savesData: jest.fn() }));

const files = { large: '/large.avif', small: '/small.avif', fallback: '/small.webp' };

test.each([
  ['a viewport of 700 pixels', 700, false, true, files.large],
  ['a narrower one', 699, false, true, files.small],
  ['data saving mode', 1_400, true, true, files.small],
  ['a browser without AVIF', 1_400, false, false, files.fallback],
])('the picture for %s', async (_what, width, isSaving, knowsAvif, file) => {
  jest.mocked(savesData).mockReturnValue(isSaving);
  HTMLImageElement.prototype.decode = async function decode() {
    if (!knowsAvif && this.src.endsWith('.avif')) throw new DOMException('no AVIF', 'EncodingError');
  };
  expect(new URL((await loadPanorama(files, width)).src).pathname).toBe(file);
});

test('a picture that stalls is not waited for without end', async () => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
  const picture = expect(loadPanorama(files, 700)).rejects.toThrow('timeout');
  jest.advanceTimersByTime(30_000);
  await picture;
  jest.useRealTimers();
});
