'use client';

import { useEffect, useState } from 'react';
import type { SearchDialog, SearchDialogProps } from '@/components/search/SearchDialog.client';
import { canShowModal } from '@/components/ui/page/canShowModal';
import { SEARCH_WORDS } from '@/lib/routing/browserHref';
import { normalizeQuery } from '@/lib/routing/queryText';

type Props = Pick<SearchDialogProps, 'language' | 'href' | 'label' | 'closeLabel'>;

/**
 * Opens the search dialog where the server cannot search: without a connection the service worker answers the form with the
 * saved page of the search, which has the query in its URL only.
 */
export function OfflineSearch(props: Props) {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const sent = normalizeQuery(new URLSearchParams(location.search).get(SEARCH_WORDS) ?? '');
    if (!sent || !canShowModal()) return;
    setQuery(sent);
    // Without its script the form remains.
    import('@/components/search/SearchDialog.client').then(
      (code) => setDialog(() => code.SearchDialog),
      () => {},
    );
  }, []);
  return Dialog && <Dialog {...props} query={query} onQuery={setQuery} onClose={() => setDialog(undefined)} />;
}
