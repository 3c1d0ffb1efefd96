import type { ComponentProps } from 'react';
import { SEARCH_QUERY } from '@/lib/routing/browserHref';
import { MAX_QUERY_LENGTH } from '@/lib/routing/queryText';

/** The search field of a plain GET form. */
export const SearchField = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="search"
    name={SEARCH_QUERY}
    maxLength={MAX_QUERY_LENGTH}
    required
    autoComplete="off"
    // iOS would turn the names of places into English words, such as Risan into ‘risen’.
    autoCorrect="off"
    enterKeyHint="search"
    spellCheck={false}
  />
);
