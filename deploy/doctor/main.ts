import { readList } from '@/lib/cms/files/readList';
import { env } from '@/lib/server/env';
import { exampleValues } from '@/lib/server/exampleValues';
import { loadEnvFiles } from '@/lib/server/loadEnvFiles';
import { report } from './check';
import * as checks from './checks';
import * as site from './siteChecks';

// `npm run doctor`: lists what to fix before going live. Reads the same variables as the site and requests pages
// through SITE_URL, as a visitor would; exits with 1 if there is anything to fix.
function readVariables() {
  try {
    loadEnvFiles();
    return env();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}

const variables = readVariables();
const url = new URL(variables.siteUrl);
const { text, isHealthy } = await report([
  checks.checkExamples(exampleValues(), (diagnostics) => readList('partners', 'content', diagnostics)),
  checks.checkAddress(url),
  site.checkVariables(url, variables.apiHost),
  checks.checkProvider(variables),
  checks.checkCache(variables.cacheUrl),
  checks.checkStreetMap(variables.streetMap, url),
  site.checkReadiness(url),
  site.checkHeaders(url),
  site.checkLanguages(url),
  site.checkScripts(url),
  site.checkCertificate(url),
  site.checkSitemaps(url),
]);
process.stdout.write(text);
process.exitCode = isHealthy ? 0 : 1;
