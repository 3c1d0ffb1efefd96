import type { NextRequest } from 'next/server';
import { resolve } from '@/lib/provider/resolve';
import { answerPage } from '@/lib/routing/answer';

export const middleware = (request: NextRequest) => answerPage(request, resolve);

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|media/|healthz$|scripts/|search-index/|fonts/|icons/|pictures/|share-card\\.jpg$|favicon\\.ico$|robots\\.txt$|llms\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|sitemap-[a-z]+-(?:en|sr)(?:-\\d{1,4})?\\.xml$|news-sitemap\\.xml$|feed/(?:en|sr)\\.xml$|calendar/(?:en|sr)(?:/[A-Za-z0-9_-]{1,64})?\\.ics$|manifest\\.webmanifest$|sw\\.js$).*)',
  ],
};
