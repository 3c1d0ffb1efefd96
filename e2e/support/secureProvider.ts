import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/lib/server/http/listen.testUtils';
import { createProvider } from '../provider/server';
import { makeCertificate } from './certificates';

const HOST = 'localhost';

/** Starts a provider behind TLS. */
export async function startSecureProvider() {
  const certificates = { trusted: await makeCertificate(HOST), unknown: await makeCertificate(HOST) };
  const folder = mkdtempSync(join(tmpdir(), 'kotor-authority-'));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificates.trusted.cert);

  const { server, controls } = createProvider();
  const front = createServer(certificates.trusted, (request, response) => server.emit('request', request, response));
  const origin = `https://${HOST}:${await listen(front)}`;
  return {
    ...controls,
    origin,
    /** The variable with which a site trusts the certificate `trusted`. */
    trust: { NODE_EXTRA_CA_CERTS: authority },
    /** Uses this certificate from now on, and closes connections with another one. */
    present: (certificate: keyof typeof certificates) => {
      front.setSecureContext(certificates[certificate]);
      front.closeAllConnections();
    },
    stop: () => {
      front.close().closeAllConnections();
      // A site reads it when it first needs it, not at its start.
      rmSync(folder, { recursive: true });
    },
  };
}
