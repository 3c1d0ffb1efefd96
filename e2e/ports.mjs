/** Where the suite’s servers listen, from E2E_PORT on, so that two suites can run side by side. Nothing else names a port. */
const FIRST = Number(process.env.E2E_PORT ?? 4310);
export const PORTS = { shipped: FIRST, provider: FIRST + 10, remote: FIRST + 20, look: FIRST + 30 };

/** The site on the content that ships with it. */
export const SHIPPED_SITE = `http://localhost:${PORTS.shipped}`;

/** The second provider, and the site that asks it. */
export const PROVIDER_ORIGIN = `http://127.0.0.1:${PORTS.provider}`;
export const REMOTE_SITE = `http://localhost:${PORTS.remote}`;
