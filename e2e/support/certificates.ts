import { generate } from 'selfsigned';

/** A new self-signed certificate for `host`. */
export async function makeCertificate(host: string): Promise<{ key: string; cert: string }> {
  const subject = [{ name: 'commonName', value: host }];
  const { private: key, cert } = await generate(subject, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
