/** Seconds after which a client may retry during an outage: by then the provider is called again. */
export const RETRY_AFTER = '30';
