import { createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { type Call, callsFor, FIXED_CALLS, LISTS, READABLE, type Skipped } from './calls';
import { checkPicture } from './checkPicture';
import { compileContract } from './contract';
import { faultOf } from './faultOf';
import { type List, readableList } from './rules';
import { sampleOf } from './sample';

/** Faults of one response that are printed. */
const MAX_SHOWN = 3;

type Verdict = 'right' | 'flawed' | 'repaired' | 'unusable' | 'skipped';
type Judgement = { verdict: Verdict; notes: string[] };
/** `ms` is null for a call that was not made. */
export type Row = Judgement & { path: string; ms: number | null };

/** A content system: its origin, a token if it requires one, and further hosts of its pictures. */
export type Target = { origin: string; token?: string; mediaHosts?: readonly string[] };

const violations = compileContract();

const shorten = (notes: readonly string[]): string[] =>
  notes.length > MAX_SHOWN ? [...notes.slice(0, MAX_SHOWN), `and ${notes.length - MAX_SHOWN} more`] : [...notes];

async function timed(path: string, judge: () => Promise<Judgement>): Promise<Row> {
  const start = performance.now();
  const judgement = await judge();
  return { path, ms: Math.round(performance.now() - start), ...judgement };
}

/**
 * Makes all calls of docs/provider-api.yaml to a content system, one after the other, and fetches one picture. Each row
 * is printed with its response: if a content system hangs, all of them take minutes.
 */
export async function* checkContract({ origin, token, mediaHosts = [] }: Target): AsyncGenerator<Row> {
  const sources = { apiHost: origin, mediaHosts };
  const load = createLoader(origin, token ?? null, 'contract');
  const bodies = new Map<string, unknown>();
  const listOf = (path: string): List | undefined => readableList.safeParse(bodies.get(path)).data;
  const configOf = () => READABLE.ConfigResponse.safeParse(bodies.get('/config')).data;
  const context = { listOf, configOf, sources };

  const judge = (call: Call, response: { value: unknown } | null): Judgement => {
    const { path, schema, faults, flaws, status = 200 } = call;
    if (status === 404)
      return response ? { verdict: 'unusable', notes: ['status 200'] } : { verdict: 'right', notes: [] };
    if (!response) return { verdict: 'unusable', notes: ['status 404'] };
    const body = response.value;
    bodies.set(path, body);
    const wrong = faults?.(body, context) ?? [];
    const broken = violations(schema, body);
    const flawed = (flaws?.(body, context) ?? []).flatMap(shorten);
    const isReadable = READABLE[schema].safeParse(body).success;
    const notes = [...wrong, ...shorten(broken), ...flawed];
    if (!isReadable || wrong.length > 0) return { verdict: 'unusable', notes };
    if (broken.length > 0) return { verdict: 'repaired', notes };
    return { verdict: flawed.length > 0 ? 'flawed' : 'right', notes };
  };

  const make = (call: Call): Promise<Row> =>
    timed(call.path, async () => {
      try {
        return judge(call, await load(call.path));
      } catch (error) {
        return { verdict: 'unusable', notes: [faultOf(error as Error)] };
      }
    });

  const skip = ({ path, reason }: Skipped): Row => ({ path, verdict: 'skipped', ms: null, notes: [reason] });

  const makePicture = (url: string): Promise<Row> =>
    timed(url, async () => {
      const notes = await checkPicture(url, sources);
      return { verdict: notes.length > 0 ? 'unusable' : 'right', notes };
    });

  for (const call of FIXED_CALLS) yield make(call);
  const articlesOf = (path: string) => listOf(path)?.data;
  const sample = sampleOf({
    all: articlesOf(LISTS.all) ?? articlesOf(LISTS.newest) ?? [],
    guide: articlesOf(LISTS.guide) ?? articlesOf(LISTS.guidePage) ?? [],
    config: configOf(),
  });
  for (const call of callsFor(sample)) yield 'reason' in call ? skip(call) : make(call);
  const { picture } = sample;
  yield picture ? makePicture(picture) : skip({ path: 'a picture', reason: 'no article has one' });
}

/** A row of the table that is printed. */
export function toText({ path, verdict, ms, notes }: Row): string {
  const mark = verdict === 'unusable' ? 'UNUSABLE' : verdict;
  const time = ms === null ? '' : `${ms} ms`;
  const lines = notes.map((note) => `\n${' '.repeat(21)}${note}`);
  return `${mark.padEnd(9)}  ${time.padStart(8)}  ${path}${lines.join('')}`;
}
