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
  const shelf = new PackedShelf();
  shelf.put(['a', 'bb'].map(entryOf));
  shelf.put(['ccc'].map(entryOf));
  shelf.close();
  for (const [id, name] of ['a', 'bb', 'ccc'].entries()) {
    const { names, keywords, ...shown } = entryOf(name);
    expect(shelf.entryOf(id)).toEqual(shown);
  }
});
