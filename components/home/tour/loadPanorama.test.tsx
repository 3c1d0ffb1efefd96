import { loadPanorama } from '@/components/home/tour/loadPanorama';
import { savesData } from '@/lib/server/document/savesData.browser';

jest.mock('@/lib/server/document/savesData.browser', () => ({ savesData: jest.fn() }));

const files = { large: '/large.avif', small: '/small.avif' };

test.each([
  ['a viewport of 700 pixels', 700, false, files.large],
  ['a narrower one', 699, false, files.small],
  ['data saving mode', 1_400, true, files.small],
])('the picture for %s', async (_what, width, isSaving, file) => {
  jest.mocked(savesData).mockReturnValue(isSaving);
  HTMLImageElement.prototype.decode = async () => {};
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
