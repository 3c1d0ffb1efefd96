/** Where the suite’s servers listen. Nothing else in the suite names a port. */
export const PORTS = { shipped: 4310, provider: 4320, remote: 4330 };

/** The site on the content that ships with it. */
export const SHIPPED_SITE = `http://localhost:${PORTS.shipped}`;

/** The second provider, and the site that asks it. */
export const PROVIDER_ORIGIN = `http://127.0.0.1:${PORTS.provider}`;
export const REMOTE_SITE = `http://localhost:${PORTS.remote}`;
