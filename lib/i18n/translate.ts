import type { Language } from '@/lib/i18n/language';

/** Texts by their keys, each in every language. */
type Texts = { [key: string]: Record<Language, string> | Texts };

/** The same in one language, as next-intl takes it. */
export type Translated<Tree> =
  Tree extends Record<Language, string> ? string : { -readonly [Key in keyof Tree]: Translated<Tree[Key]> };

const isText = (value: Texts[string]): value is Record<Language, string> => typeof value.en === 'string';

export const translate = <Tree extends Texts>(texts: Tree, language: Language): Translated<Tree> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isText(value) ? value[language] : translate(value, language)]),
  ) as Translated<Tree>;
