// Checks the dependencies for known vulnerabilities, the build tools too, since parts of them reach the site: `tsx
// .ci/audit.ts`. Fails on those rated high or critical; a registry that offers no audit or cannot be reached is reported
// and fails nothing.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const PARAMETERS = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const SEVERE = ['high', 'critical'];

const reportSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** The report of npm; null if the registry gave none. */
function audit(): z.infer<typeof reportSchema> | null {
  const { stdout } = spawnSync('npm', PARAMETERS, { encoding: 'utf8' });
  try {
    return reportSchema.parse(JSON.parse(stdout));
  } catch {
    return null;
  }
}

const report = audit();
const severe = Object.entries(report?.vulnerabilities ?? {}).filter(([, { severity }]) => SEVERE.includes(severity));

if (!report) {
  console.log('audit: skipped, the registry gave no report');
} else if (severe.length > 0) {
  const names = severe.map(([name, { severity }]) => `${name} (${severity})`);
  console.error(`audit: vulnerable dependencies: ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  const { total } = report.metadata.vulnerabilities;
  console.log(`audit: no severe vulnerability (${total} less severe)`);
}
