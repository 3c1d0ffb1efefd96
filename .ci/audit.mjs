// Checks all packages against the registry's known vulnerabilities: `node .ci/audit.mjs`. Fails on high and critical ones;
// a registry without audits, or one that cannot be reached, is reported and fails nothing. Packages under devDependencies
// count: the build bundles some of them into the site.
import { spawnSync } from 'node:child_process';

const PARAMETERS = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

function read(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const report = read(spawnSync('npm', PARAMETERS, { encoding: 'utf8' }).stdout);
const found = report.metadata?.vulnerabilities;

if (!found) {
  console.log(`audit: skipped, the registry offers none (${report.message ?? 'no answer'})`);
} else if (found.high + found.critical > 0) {
  const names = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  console.error(`audit: known vulnerabilities: ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`audit: no high or critical vulnerabilities (${found.total} lower ones)`);
}
