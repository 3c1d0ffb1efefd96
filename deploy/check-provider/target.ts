import { API_ORIGIN, HOSTS } from '@/lib/server/env';
import type { Target } from './checkContract';

type Variables = Record<string, string | undefined>;

export const USAGE = `npm run check:provider -- https://api.example.org

Makes the calls of docs/provider-api.yaml, by default to API_HOST, and reports for each response whether it is
  right      as in the contract
  flawed     visitors see or miss something: markup in a title, a link they cannot follow, a picture that is left out,
             a field missing from lists
  repaired   the site reads it after repairs
  UNUSABLE   the site cannot use it; the command then ends with 1
  skipped    the call needs an id that no response contained

Variables, also from .env: API_HOST; API_TOKEN, sent as "Authorization: Bearer"; MEDIA_HOSTS, further hosts of
pictures. If API_HOST is set, the last two are used for it only; else for the URL given:
  API_TOKEN=… npm run check:provider -- https://api.example.org
`;

/**
 * What is checked: the origin given, else API_HOST. If API_HOST is set, the token, the kind and the picture hosts apply
 * to it only.
 *
 * @throws if neither is set or it is not an origin, and for an API_HOST that does not follow the contract
 */
export function targetOf(given: string | undefined, variables: Variables): Target {
  const { API_HOST, API_TOKEN, API_KIND, MEDIA_HOSTS } = variables;
  const address = given || API_HOST;
  if (!address) throw new Error('No URL: npm run check:provider -- https://api.example.org (--help explains)');
  const { data: origin, error } = API_ORIGIN.safeParse(address);
  if (!origin) throw new Error(`The URL ${error?.issues[0]?.message}`);
  if (API_HOST && API_ORIGIN.safeParse(API_HOST).data !== origin) return { origin };
  if (API_KIND && API_KIND !== 'contract')
    throw new Error(`API_KIND=${API_KIND} does not follow the contract; npm run doctor checks that it answers`);
  const hosts = HOSTS.optional().safeParse(MEDIA_HOSTS || undefined);
  if (hosts.error) throw new Error(`MEDIA_HOSTS ${hosts.error.issues[0]?.message}`);
  return { origin, token: API_TOKEN, mediaHosts: hosts.data ?? [] };
}
