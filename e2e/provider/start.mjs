// The second provider on its own: `node e2e/provider/start.mjs`. The suite’s remote site asks it. Numbers after it make
// it as large as a test needs: `node e2e/provider/start.mjs 40000 40000 20000` has so many stories, news and events.
import { PORTS, PROVIDER_ORIGIN } from '../ports.mjs';
import { createProvider } from './server.mjs';

const [stories, news, events] = process.argv.slice(2).map(Number);
const size = stories && news && events ? { stories, news, events } : undefined;

createProvider(size).listen(PORTS.provider, '127.0.0.1', () => {
  console.log(`The test provider answers at ${PROVIDER_ORIGIN}`);
});
