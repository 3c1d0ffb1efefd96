import { freePort, type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';

export type Instance = {
  port: number;
  /** The running site; another one after each start. */
  site(): Site;
  /** Starts it, again where it ran before: on the same port, on the same disk. */
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** One of several sites with the same public address, each with a disk and a port of its own. */
export async function makeInstance(siteUrl: string, variables: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const { root, remove } = makeSiteFolder();
  let site: Site | undefined;
  const current = (): Site => {
    if (!site) throw new Error('not started yet');
    return site;
  };
  return {
    port,
    site: current,
    start: async () => {
      site = await startSite({ siteUrl, folder: root, port, variables });
    },
    remove: async () => {
      await site?.stop();
      remove();
    },
  };
}
