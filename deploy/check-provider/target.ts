import { API_ORIGIN } from '@/lib/server/env';

type Variables = Record<string, string | undefined>;

/**
 * What is checked: the origin given, else API_HOST. The token and the kind are those of API_HOST, and of no other host.
 *
 * @throws where neither is set, for what is no origin, and for an API_HOST that does not follow the contract
 */
export function targetOf(given: string | undefined, { API_HOST, API_TOKEN, API_KIND }: Variables) {
  const address = given || API_HOST;
  if (!address) throw new Error('Which one? npm run check:provider -- https://api.example.org');
  const { data: origin, error } = API_ORIGIN.safeParse(address);
  if (!origin) throw new Error(`The address ${error?.issues[0]?.message}`);
  if (API_HOST && API_ORIGIN.safeParse(API_HOST).data !== origin) return { origin, token: undefined };
  if (API_KIND && API_KIND !== 'contract')
    throw new Error(`API_KIND=${API_KIND} does not follow the contract; npm run doctor checks that it answers`);
  return { origin, token: API_TOKEN };
}
