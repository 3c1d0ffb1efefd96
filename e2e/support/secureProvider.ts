import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/lib/server/http/listen.testUtils';
import { createProvider } from '../provider/server';
import { type CertificateFault, makeCertificates } from './certificates';
import { hangUp, type TestProvider } from './provider';

const HOST = 'localhost';

export type SecureProvider = TestProvider & {
  /** The variable by which a site trusts who signed the good certificate. */
  trust: { NODE_EXTRA_CA_CERTS: string };
  /** Uses this certificate from now on, and closes connections with another one. */
  present(certificate: 'good' | CertificateFault): void;
};

/** Starts a provider behind TLS. */
export async function startSecureProvider(): Promise<SecureProvider> {
  const certificates = await makeCertificates(HOST);
  const folder = mkdtempSync(join(tmpdir(), 'kotor-authority-'));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificates.authority);

  const { server, controls } = createProvider();
  const front = createServer(certificates.good, (request, response) => server.emit('request', request, response));
  const port = await listen(front);
  const close = (): void => hangUp(front);
  return {
    ...controls,
    origin: `https://${HOST}:${port}`,
    trust: { NODE_EXTRA_CA_CERTS: authority },
    present: (certificate) => {
      front.setSecureContext(certificates[certificate]);
      front.closeAllConnections();
    },
    close,
    restart: async () => void (await listen(front, port)),
    stop: async () => {
      close();
      // A site reads it when it first needs it, not at its start.
      rmSync(folder, { recursive: true });
    },
  };
}
