import { X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { DAY_MS } from '@/lib/i18n/day';
import { listen } from '@/lib/server/http/listen.testUtils';
import { makeCertificate } from '../../e2e/support/certificates';
import { certificateDaysLeft } from './certificate';

const { connect } = tls;

test('the days until a trusted certificate ends are whole ones; another certificate is refused', async () => {
  const { key, cert } = await makeCertificate('localhost');
  const server = tls.createServer({ key, cert });
  const url = new URL(`https://localhost:${await listen(server)}`);
  await expect(certificateDaysLeft(url)).rejects.toThrow('self-signed certificate');
  jest
    .spyOn(tls, 'connect')
    .mockImplementation(((options: object) => connect({ ...options, ca: cert })) as typeof connect);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(new X509Certificate(cert).validTo) - 13.5 * DAY_MS);
  expect(await certificateDaysLeft(url)).toBe(13);
  server.close();
});
