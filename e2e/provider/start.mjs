// The second provider on its own: `node e2e/provider/start.mjs`. The suite’s remote site asks it.
import { PORTS, PROVIDER_ORIGIN } from '../ports.mjs';
import { createProvider } from './server.mjs';

createProvider().listen(PORTS.provider, '127.0.0.1', () => {
  console.log(`The test provider answers at ${PROVIDER_ORIGIN}`);
});
