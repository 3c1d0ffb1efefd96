/** @jest-environment node */
import type { SearchEntry } from '@/lib/content/search/entry';
import { PackedShelf } from '@/lib/search/packedShelf';

const entryOf = (name: string): SearchEntry => ({
  href: `/${name}`,
  kind: 'guide',
  detail: null,
  title: { text: `Škaljari – ${name}` },
  summary: { text: 'Čardak ni na nebu ni na zemlji', language: 'sr' },
  names: 'Cattaro',
  keywords: 'walls',
});

test('what is packed comes out as it was shown, each by its number', () => {
  const names = Array.from({ length: 50 }, (_, id) => 'x'.repeat(id));
  const shelf = new PackedShelf();
  shelf.put(names.slice(0, 7).map(entryOf));
  shelf.put(names.slice(7).map(entryOf));
  shelf.close();
  for (const [id, name] of names.entries()) {
    const { names: others, keywords, ...shown } = entryOf(name);
    expect(shelf.entryOf(id)).toEqual(shown);
  }
  expect(shelf.entryOf(names.length)).toBeUndefined();
});
