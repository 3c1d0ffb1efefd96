import { API_ORIGIN } from '@/lib/server/env';

/**
 * What is checked: the origin given, else API_HOST, whose token no other host gets.
 *
 * @throws where neither is set, and for what is no origin
 */
export function targetOf(given: string | undefined, { API_HOST, API_TOKEN }: Record<string, string | undefined>) {
  const address = given || API_HOST;
  if (!address) throw new Error('Which one? npm run check:provider -- https://api.example.org');
  const { data: origin, error } = API_ORIGIN.safeParse(address);
  if (!origin) throw new Error(`The address ${error?.issues[0]?.message}`);
  return { origin, token: API_HOST && API_ORIGIN.safeParse(API_HOST).data !== origin ? undefined : API_TOKEN };
}
