/**
 * Pages of others about the same thing.
 *
 * @param wikidata its id there
 */
export function toSameAs(wikidata: string | null, website: string | undefined): string | string[] | undefined {
  const urls = [wikidata && `https://www.wikidata.org/wiki/${wikidata}`, website].filter((url) => url != null);
  return urls.length > 1 ? urls : urls[0];
}
