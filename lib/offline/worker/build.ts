declare const self: ServiceWorkerGlobalScope & { KOTOR_BUILD: string };

/** The build this worker belongs to: the route `/sw.js` writes it above the code. */
export const BUILD = self.KOTOR_BUILD;
