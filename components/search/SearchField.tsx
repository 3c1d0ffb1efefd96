import type { ComponentProps } from 'react';
import { MAX_QUERY_LENGTH } from '@/lib/routing/queryText';
import { SEARCH_WORDS } from '@/lib/routing/searchIndexHref';

/** The search field of a plain GET form. */
export const SearchField = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="search"
    name={SEARCH_WORDS}
    maxLength={MAX_QUERY_LENGTH}
    required
    autoComplete="off"
    enterKeyHint="search"
    spellCheck={false}
  />
);
