import { isPlainClick } from '@/components/ui/browser/isPlainClick';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each(Object.keys(PLAIN))('a click with %s is left to the browser', (key) => {
  expect(isPlainClick(PLAIN)).toBe(true);
  expect(isPlainClick({ ...PLAIN, [key]: true })).toBe(false);
});
