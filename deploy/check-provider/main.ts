import { checkProvider, toText } from './checkProvider';

// `npm run check:provider -- https://api.example.org`: how a content system answers the calls of docs/provider-api.yaml. With
// API_TOKEN set, the token is sent. Ends with 1 if the site cannot use an answer.
const [origin] = process.argv.slice(2);
if (!origin || !URL.canParse(origin)) {
  process.stderr.write('Which one? npm run check:provider -- https://api.example.org\n');
  process.exit(2);
}
const rows = await checkProvider(new URL(origin).origin, process.env.API_TOKEN);
process.stdout.write(`${toText(rows)}\n`);
process.exitCode = rows.some(({ verdict }) => verdict === 'unusable') ? 1 : 0;
