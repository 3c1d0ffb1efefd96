import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';

const [rules, down] = ['rules.conf', 'down.html'].map((file) => readFileSync(`deploy/nginx/${file}`, 'utf8'));

test.each(LANGUAGES)('nginx caches pages in %s apart, and its own page speaks it', (language) => {
  if (language !== DEFAULT_LANGUAGE) expect(rules).toContain(`lang=${language}(`);
  expect(down).toContain(` lang="${LANGUAGE_TAG[language]}"`);
});
