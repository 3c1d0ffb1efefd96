/** By the code of an error, or by its message where it has none. */
const REMEDIES: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: is it started, and the address right?',
  ENOTFOUND: 'this host has no address: check its name and the DNS',
  EAI_AGAIN: 'the name server of this machine does not answer',
  ETIMEDOUT: 'no answer: does a firewall stop it?',
  'unexpected redirect': 'the site follows none: respond with 200 at this address, or give the one it leads to',
};

/** OpenSSL's error for a response without TLS. */
const PLAIN = /wrong version number|packet length too long/i;

/** Why a request failed, with a remedy where one is known: `fetch failed` says nothing, its cause does. */
export function networkRemedyOf(error: Error): string {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (PLAIN.test(message)) return 'no TLS on this port: use http, or the port that has it';
  return [message || error.message, REMEDIES[code ?? message]].filter(Boolean).join(': ');
}
