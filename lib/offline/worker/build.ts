declare const self: ServiceWorkerGlobalScope & { KOTOR_BUILD: string };

/** The build of this worker. The route `/sw.js` writes it in front of the script. */
export const BUILD = self.KOTOR_BUILD;
