import { startFront } from '../../deploy/front';
import { startSite } from '../../support/site';
import { median } from '../median.mjs';
import { perSecond } from '../pipeline.mjs';
import { startPlainFiles } from '../plainFiles.mjs';
import { often } from '../runs.mjs';

const SECONDS = 5;
/** Behind nginx at least this share of what nginx gives of the same bytes as a file. */
const LEAST_SHARE = 0.7;

/** Pages a second: the site alone, behind nginx, and nginx with the same bytes as a file, in turns. */
export async function measure() {
  const site = await startSite();
  const sitePort = Number(new URL(site.origin).port);
  const front = await startFront([sitePort]);
  const { bytes } = await front.ask('/', { 'accept-encoding': 'gzip' });
  const plain = await startPlainFiles();
  plain.put('packed/page', bytes);
  try {
    const direct = await often(() => perSecond(sitePort, '/', SECONDS));
    /** @type {number[]} */
    const files = [];
    const behind = await often(async () => {
      files.push(await perSecond(plain.port, '/packed/page', SECONDS));
      return perSecond(front.port, '/', SECONDS);
    });
    return [
      { name: 'the site alone', values: direct, unit: 'pages/s' },
      { name: 'behind nginx', values: behind, unit: 'pages/s' },
      { name: 'nginx, a plain file', values: files, unit: 'pages/s' },
      { name: 'share of a plain file', values: [median(behind) / median(files)], unit: '', floor: LEAST_SHARE },
    ];
  } finally {
    await plain.stop();
    await front.stop();
    await site.stop();
  }
}
