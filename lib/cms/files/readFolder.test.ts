import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import { readArticles } from '@/lib/cms/files/library';

const sample = createSample();

test('an article of which both texts were deleted goes, without a fault, and what stands beside them stays', () => {
  for (const path of ['guide/gate', 'guide/wall', 'news/quay', 'categories/squares']) sample.folder(path);
  sample.folder('categories/squares/lanes');
  sample.write('guide/gate/place.yaml', 'kind: Church');
  const before = readArticles(sample.root(), createDiagnostics());
  const paths = ['guide/gate', 'news/quay', 'categories/squares'];
  for (const path of paths) for (const language of ['en', 'sr']) sample.remove(`${path}/text.${language}.md`);
  sample.remove('guide/wall/text.sr.md');
  const diagnostics = createDiagnostics();
  const { guide, news, categories } = readArticles(sample.root(), diagnostics, before);
  expect([guide, news, categories].map((folders) => folders.map(({ id }) => id))).toEqual([['wall'], [], ['squares']]);
  const missing = expect.stringMatching(/: is missing; write the text in (?:English|Montenegrin) there$/);
  expect(diagnostics.faults).toEqual(Array(3).fill(missing));
  expect([...diagnostics.skipped.folders].sort()).toEqual(['squares', 'wall']);
});
