import { clock } from '@/lib/clock';
import { env } from '@/lib/env';
import { answerDocument } from '@/lib/http/answers';
import { toSecurityText } from '@/lib/seo/securityText';

export const dynamic = 'force-dynamic';

/** Whom to tell about a hole (RFC 9116). */
export const GET = (request: Request): Response =>
  answerDocument(request, {
    body: toSecurityText(env().siteUrl, clock.now()),
    type: 'text/plain; charset=utf-8',
    maxAge: 86_400,
  });
