const originOf = (address = ''): string =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : '';

/** What is checked: the origin given, else API_HOST, whose token no other host gets. Null without a valid one. */
export function targetOf(given: string | undefined, { API_HOST, API_TOKEN }: Record<string, string | undefined>) {
  const origin = originOf(given || API_HOST);
  if (!origin) return null;
  return { origin, token: API_HOST && originOf(API_HOST) !== origin ? undefined : API_TOKEN };
}
