// The test provider as a program: `tsx e2e/provider/start.ts`.
import { PORTS, PROVIDER_ORIGIN } from '../ports';
import { createProvider } from './server';

createProvider().server.listen(PORTS.provider, '127.0.0.1', () => {
  console.log(`The test provider listens at ${PROVIDER_ORIGIN}`);
});
