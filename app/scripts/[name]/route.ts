import { answerPart } from '@/lib/http/keptPart';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/** What a kept page hydrates with: the scripts that stood in it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerPart((await params).name);
}
