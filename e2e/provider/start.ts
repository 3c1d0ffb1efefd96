// The test provider as a program: `tsx e2e/provider/start.ts`. Three numbers set its size: `40000 40000 20000` are so many
// stories, news and events.
import { PORTS, PROVIDER_ORIGIN } from '../ports';
import { createProvider } from './server';

const [stories, news, events] = process.argv.slice(2).map(Number);
const size = stories && news && events ? { stories, news, events } : undefined;

createProvider(size).server.listen(PORTS.provider, '127.0.0.1', () => {
  console.log(`The test provider listens at ${PROVIDER_ORIGIN}`);
});
