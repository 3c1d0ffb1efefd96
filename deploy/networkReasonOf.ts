/** By the code of an error, or by its message where it has none. */
const REMEDIES: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: is it running, and is the URL right?',
  ENOTFOUND: 'the host name does not resolve: check it and the DNS',
  EAI_AGAIN: 'the DNS server of this machine does not answer',
  ETIMEDOUT: 'no answer: does a firewall block it?',
  'unexpected redirect': 'the site follows none: respond with 200 at this URL, or use its target',
};

/** OpenSSL's error for a response without TLS. */
const PLAIN = /wrong version number|packet length too long/i;

/** Why a request failed, with a remedy where one is known: `fetch failed` says nothing, its cause does. */
export function networkReasonOf(error: Error): string {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (PLAIN.test(message)) return 'no TLS on this port: use http, or the port with TLS';
  return [message || code || error.message, REMEDIES[code ?? message]].filter(Boolean).join(': ');
}
