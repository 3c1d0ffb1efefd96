import { startProvider } from '../../support/provider';
import { startSite } from '../../support/site';
import { cpuMs } from '../process.mjs';
import { RUNS } from '../runs.mjs';

const WIDTHS = [480, 960, 1_600];
const FORMATS = { AVIF: 'image/avif,image/webp', WebP: 'image/webp' };

/** What the optimiser takes for a picture of the provider that nobody asked for before. */
export async function measure() {
  const provider = await startProvider();
  /** @type {Map<string, number[]>} */
  const values = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ value) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      const site = await startSite({ apiHost: provider.origin });
      try {
        for (const [format, accept] of Object.entries(FORMATS)) {
          for (const width of WIDTHS) {
            // Pictures already resized are kept across starts; another quality or width would not be allowed.
            const path = `/_next/image?url=${encodeURIComponent(`/media/uploads/lantern-${((run - 1) % 4) + 1}.jpg`)}&w=${width}&q=60`;
            const [started, before] = [performance.now(), cpuMs(site.pid)];
            const answer = await site.ask(path, { accept });
            if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
            if (answer.headers['x-nextjs-cache'] !== 'MISS') continue;
            add(`${format} ${width} px`, performance.now() - started);
            add(`${format} ${width} px, processor`, cpuMs(site.pid) - before);
            add(`${format} ${width} px, size`, answer.bytes.byteLength);
          }
        }
      } finally {
        await site.stop();
      }
    }
  } finally {
    await provider.stop();
  }
  return [...values].map(([name, each]) => ({ name, values: each, unit: name.endsWith('size') ? 'B' : 'ms' }));
}
