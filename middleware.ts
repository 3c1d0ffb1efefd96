import type { NextRequest } from 'next/server';
import { resolve } from '@/lib/provider/resolve';
import { answerPage } from '@/lib/routing/answer';

export const middleware = (request: NextRequest) => answerPage(request, resolve);

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|media/|healthz$|scripts/|fonts/|icons/|pictures/|share-card\\.jpg$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$).*)',
  ],
};
