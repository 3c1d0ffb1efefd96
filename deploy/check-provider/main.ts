import { loadEnvFiles } from '@/lib/server/loadEnvFiles';
import { checkContract, toText } from './checkContract';
import { targetOf, USAGE } from './target';

// `npm run check:provider -- https://api.example.org` makes the calls of docs/provider-api.yaml, by default to API_HOST.
// Ends with 1 if the site cannot use a response.

function readTarget() {
  try {
    loadEnvFiles();
    return targetOf(process.argv[2], process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

if (/^-?-h(elp)?$/.test(process.argv[2] ?? '')) {
  process.stdout.write(USAGE);
  process.exit();
}
for await (const row of checkContract(readTarget())) {
  process.stdout.write(`${toText(row)}\n`);
  if (row.verdict === 'unusable') process.exitCode = 1;
}
