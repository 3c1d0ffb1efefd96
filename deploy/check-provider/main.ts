import { loadEnvFiles } from '../loadEnvFiles';
import { checkContract, toText } from './checkContract';
import { targetOf } from './target';

// `npm run check:provider -- https://api.example.org` makes the calls of docs/provider-api.yaml, by default to API_HOST.
// Ends with 1 if the site cannot use a response.
function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

function readTarget() {
  try {
    loadEnvFiles();
    return targetOf(process.argv[2], process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const target = readTarget();
const { API_KIND } = process.env;
if (API_KIND && API_KIND !== 'contract')
  fail(`API_KIND=${API_KIND} does not follow the contract; npm run doctor checks that it answers`);
const rows = await checkContract(target.origin, target.token);
process.stdout.write(`${toText(rows)}\n`);
process.exitCode = rows.some(({ verdict }) => verdict === 'unusable') ? 1 : 0;
