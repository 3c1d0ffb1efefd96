import { tidyAddress } from '@/lib/server/tidyAddress.mjs';

test.each([
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['/news//all', '/news/all'],
  ['//news///all/?page=2', '/news/all?page=2'],
  ['//', '/'],
  ['///?lang=sr', '/?lang=sr'],
  // The capitals go with the slashes: one step, not two.
  ['//News//ALL/?id=News-13', '/news/all?id=News-13'],
  ['/VIJESTI/%C5%A1/', '/vijesti/%C5%A1'],
  ['/media//uploads/Perast.JPG', '/media/uploads/Perast.JPG'],
  // A browser reads two slashes at the start as another host.
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['\\\\evil.example', null],
  ['/news/?next=//evil.example/', '/news?next=//evil.example/'],
])('%s leads to %s', (address, target) => {
  expect(tidyAddress(address)).toBe(target);
});

test.each([
  '/',
  '/?a=//',
  '/news',
  '/news/all?page=2',
  '/News',
  '/news?x=a/',
  '/%5Cevil.example',
  '*',
  'http://site.example//',
])('%s is as it should be', (address) => {
  expect(tidyAddress(address)).toBeNull();
});
