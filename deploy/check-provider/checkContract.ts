import { createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { reasonOf } from '../reasonOf';
import { type Call, callsFor, FIXED_CALLS, READABLE, type Sample } from './calls';
import { loadContract } from './contract';

/** Faults of one response that are printed. */
const MAX_SHOWN = 3;

type Verdict = 'right' | 'repaired' | 'unusable';
type Judgement = { verdict: Verdict; notes: string[] };
export type Row = Judgement & { path: string; ms: number };

/** An id, a slug and so on of the first items that have one. */
function sampleOf(articlesResponse: unknown, configResponse: unknown): Sample {
  const { data: articles } = READABLE.ArticlesResponse.safeParse(articlesResponse);
  const { data: config } = READABLE.ConfigResponse.safeParse(configResponse);
  const category = config?.categories[0];
  return {
    article: articles?.data[0]?._id,
    category: category?._id,
    slug: category?.seo.slug.en,
    subcategory: config?.subcategories[0]?._id,
  };
}

/**
 * Makes all calls of docs/provider-api.yaml to a content system, one after the other.
 *
 * @param origin such as `https://api.example.org`
 * @param token for the `Authorization` header, if the system requires one
 */
export async function checkContract(origin: string, token?: string): Promise<Row[]> {
  const violations = loadContract();
  const load = createLoader(origin, token ?? null, 'contract');
  const bodies = new Map<string, unknown>();

  const judge = ({ path, schema, faults, status = 200 }: Call, response: { value: unknown } | null): Judgement => {
    if (status === 404) return { verdict: response ? 'unusable' : 'right', notes: [`status ${response ? 200 : 404}`] };
    if (!response) return { verdict: 'unusable', notes: ['status 404'] };
    const body = response.value;
    bodies.set(path, body);
    const broken = violations(schema, body);
    const readable = READABLE[schema].safeParse(body).success;
    const wrong = faults?.(body) ?? [];
    const verdict: Verdict = !readable || wrong.length > 0 ? 'unusable' : broken.length > 0 ? 'repaired' : 'right';
    const more = broken.length > MAX_SHOWN ? [`and ${broken.length - MAX_SHOWN} more`] : [];
    return { verdict, notes: [...wrong, ...broken.slice(0, MAX_SHOWN), ...more] };
  };

  const make = async (call: Call): Promise<Row> => {
    const start = performance.now();
    try {
      const response = await load(call.path);
      return { path: call.path, ms: Math.round(performance.now() - start), ...judge(call, response) };
    } catch (error) {
      const notes = [reasonOf(error as Error)];
      return { path: call.path, verdict: 'unusable', ms: Math.round(performance.now() - start), notes };
    }
  };

  const rows: Row[] = [];
  for (const call of FIXED_CALLS) rows.push(await make(call));
  const sample = sampleOf(bodies.get('/article?limit=5'), bodies.get('/config'));
  for (const call of callsFor(sample)) rows.push(await make(call));
  return rows;
}

const MARK: Record<Verdict, string> = { right: 'right   ', repaired: 'repaired', unusable: 'UNUSABLE' };

/** The table that is printed. */
export const toText = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ path, verdict, ms, notes }) => [
      `${MARK[verdict]}  ${String(ms).padStart(5)} ms  ${path}`,
      ...(verdict === 'right' ? [] : notes.map((note) => `                    ${note}`)),
    ])
    .join('\n');
