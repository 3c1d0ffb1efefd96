import { checkProvider, toText } from './checkProvider';

// `npm run check:provider -- https://api.example.org`: how a content system answers the calls of docs/provider-api.yaml. With
// API_TOKEN set, the token is sent. Ends with 1 if the site cannot use an answer.
function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

const { API_KIND, API_TOKEN } = process.env;
const [address = ''] = process.argv.slice(2);
const url = URL.canParse(address) ? new URL(address) : null;
if (!url || !/^https?:$/.test(url.protocol)) fail('Which one? npm run check:provider -- https://api.example.org');
if (API_KIND && API_KIND !== 'contract')
  fail(`API_KIND=${API_KIND} does not follow the contract; npm run doctor checks that it answers`);
const rows = await checkProvider(url.origin, API_TOKEN);
process.stdout.write(`${toText(rows)}\n`);
process.exitCode = rows.some(({ verdict }) => verdict === 'unusable') ? 1 : 0;
