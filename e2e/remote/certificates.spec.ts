import { CERTIFICATE_FAULTS, type CertificateFault } from '../support/certificates';
import { headingsOf } from '../support/html';
import { expectUnavailable } from '../support/outage';
import { securePairTest } from '../support/pair';
import { expect } from '../support/test';

/** Longer than what the provider said is believed, and longer than one that is down rests. */
const LATER_SECONDS = 60;

const PICTURE = '/media/uploads/lantern-1.jpg';
/** One that was never resized: what was is cached on disk, for other sites too. */
const RESIZED = `/_next/image?url=${encodeURIComponent('/media/uploads/never-resized.jpg')}&w=480&q=60`;

const FAULTS = Object.entries(CERTIFICATE_FAULTS) as [CertificateFault, string][];

for (const [fault, reason] of FAULTS) {
  securePairTest(
    `certificate ${fault}: nothing is asked, pages seen stay, and the log says why`,
    async ({ provider, site }) => {
      const before = await site.request('/news');
      expect(before.status).toBe(200);

      provider.present(fault);
      await provider.forget();
      await site.pass(LATER_SECONDS);
      expectUnavailable(await site.request('/?lang=en'), 'en', 'never seen');
      const cached = await site.request('/news');
      expect(cached.status).toBe(200);
      expect(headingsOf(cached.text)).toEqual(headingsOf(before.text));
      for (const path of [PICTURE, RESIZED]) expect((await site.request(path)).status, path).toBe(503);
      expect(site.output()).toMatch(new RegExp(`"event":"provider.failed".*${reason}`));
      expect(await provider.requests()).toEqual([]);

      provider.present('good');
      await site.pass(LATER_SECONDS);
      for (const path of ['/?lang=en', PICTURE]) expect((await site.request(path)).status, path).toBe(200);
    },
  );
}
