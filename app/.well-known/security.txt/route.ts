import { clock } from '@/lib/i18n/clock';
import { toSecurityText } from '@/lib/seo/securityText';
import { respondDocument } from '@/lib/server/http/responses';

/** The contact for security reports (RFC 9116). */
export const GET = (request: Request): Response =>
  respondDocument(request, {
    body: toSecurityText(clock.now()),
    type: 'text/plain; charset=utf-8',
    maxAge: 86_400,
  });
