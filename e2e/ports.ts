/** Ports of the test servers, counted from E2E_PORT, so that two runs can run in parallel. */
const FIRST = Number(process.env.E2E_PORT ?? 4310);
export const PORTS = {
  shipped: FIRST,
  provider: FIRST + 1,
  remote: FIRST + 2,
  visual: FIRST + 3,
  tiles: FIRST + 4,
  outage: FIRST + 5,
};

/** The site with the shipped content. */
export const SHIPPED_SITE = `http://localhost:${PORTS.shipped}`;

/** A site whose provider is out of reach. */
export const OUTAGE_SITE = `http://localhost:${PORTS.outage}`;

/** The test provider, and the site with its content. */
export const PROVIDER_ORIGIN = `http://127.0.0.1:${PORTS.provider}`;
export const REMOTE_SITE = `http://localhost:${PORTS.remote}`;
