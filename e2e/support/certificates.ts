import { generate } from 'selfsigned';
import { DAY_MS } from '@/lib/i18n/day';

/** Faults of a certificate, with their message in the site’s log. */
export const CERTIFICATE_FAULTS = {
  'self-signed': 'self-signed certificate',
  expired: 'certificate has expired',
  'for another host': 'does not match certificate',
} as const;

export type CertificateFault = keyof typeof CERTIFICATE_FAULTS;

type Certificate = { key: string; cert: string };

/** `authority` is the certificate of the issuer, which a site must trust. */
type Certificates = { authority: string } & Record<'good' | CertificateFault, Certificate>;

type Options = Parameters<typeof generate>[1];

async function certify(host: string, options: Options = {}): Promise<Certificate> {
  const subject = [{ name: 'commonName', value: host }];
  const { private: key, cert } = await generate(subject, { keyType: 'ec', algorithm: 'sha256', ...options });
  return { key, cert };
}

/** New certificates for `host`: a valid one, and one for each fault. */
export async function makeCertificates(host: string): Promise<Certificates> {
  const ca = await certify('Test authority', {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const lastWeek = { notBeforeDate: new Date(Date.now() - 7 * DAY_MS), notAfterDate: new Date(Date.now() - DAY_MS) };
  return {
    authority: ca.cert,
    good: await certify(host, { ca }),
    'self-signed': await certify(host),
    expired: await certify(host, { ca, ...lastWeek }),
    'for another host': await certify('elsewhere.example', { ca }),
  };
}
