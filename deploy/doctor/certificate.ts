import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS } from '@/lib/i18n/day';

/**
 * Days until the certificate of an https origin ends.
 *
 * @throws if the connection fails, or the certificate is not trusted
 */
export async function certificateDaysLeft({ hostname, port }: URL): Promise<number> {
  // An IP address is not a valid server name in TLS: Node 26 throws, earlier versions warn.
  const servername = isIP(hostname) ? '' : hostname;
  const socket = connect({ host: hostname, port: Number(port || 443), servername, timeout: 10_000 });
  socket.on('timeout', () => socket.destroy(new Error('no answer on the TLS port')));
  await once(socket, 'secureConnect');
  const ends = Date.parse(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return Math.floor((ends - Date.now()) / DAY_MS);
}
