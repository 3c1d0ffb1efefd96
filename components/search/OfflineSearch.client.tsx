'use client';

import { useEffect, useState } from 'react';
import type { SearchDialogProps } from '@/components/search/SearchDialog.client';
import { useImport } from '@/components/ui/browser/useImport';
import { SEARCH_QUERY } from '@/lib/routing/browserHref';
import { normalizeQuery } from '@/lib/routing/queryText';

type Props = Pick<SearchDialogProps, 'language' | 'label'>;

const loadDialog = () => import('@/components/search/SearchDialog.client');

/**
 * Opens the search dialog where the server cannot search: without a connection the service worker answers the form with the
 * saved page of the search, which has the query in its URL only.
 */
export function OfflineSearch(props: Props) {
  const { code: dialog, start } = useImport(loadDialog);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const sent = normalizeQuery(new URLSearchParams(location.search).get(SEARCH_QUERY) ?? '');
    if (!sent) return;
    setQuery(sent);
    // Without its script the form remains.
    start();
  }, [start]);
  return dialog && <dialog.SearchDialog {...props} query={query} onQuery={setQuery} />;
}
