// Checks the dependencies for known vulnerabilities, the build tools too, since parts of them reach the site: `tsx
// .ci/audit.ts`. Fails on those rated high or critical; a registry without an audit or connection is reported
// and does not fail the check.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const AUDIT = ['audit', '--fetch-retries=0', '--fetch-timeout=20000'];

const reportSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number(), total: z.number() }) }),
});

/** The counts in the registry's report; null if there was none. */
function countVulnerabilities(): z.infer<typeof reportSchema>['metadata']['vulnerabilities'] | null {
  const { stdout } = spawnSync('npm', [...AUDIT, '--json'], { encoding: 'utf8' });
  try {
    return reportSchema.parse(JSON.parse(stdout)).metadata.vulnerabilities;
  } catch {
    return null;
  }
}

const vulnerabilities = countVulnerabilities();

if (!vulnerabilities) {
  console.log('audit: skipped, the registry sent no report');
} else if (vulnerabilities.high + vulnerabilities.critical > 0) {
  spawnSync('npm', AUDIT, { stdio: 'inherit' });
  process.exitCode = 1;
} else {
  console.log(`audit: no severe vulnerability (${vulnerabilities.total} less severe)`);
}
