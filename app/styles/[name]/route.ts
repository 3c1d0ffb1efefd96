import { answerPart } from '@/lib/http/keptPart';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/** What a kept page looks with: the styles it uses. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerPart('css', (await params).name);
}
