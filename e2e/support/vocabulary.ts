import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The whole vocabulary of schema.org, read from the type declarations of `schema-dts` (Apache-2.0, generated from
 * schema.org’s own release): the types at run time that the compiler knows, and what they do not allow is an error.
 */
const DECLARATIONS = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');

type Property = { ranges: string[]; isDeprecated: boolean };

const PROPERTY = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"(\w+)"\?: SchemaValue<(.+), "\w+">;/g;

/** The properties that a declaration adds, with their ranges. */
const propertiesIn = (body: string): Map<string, Property> =>
  new Map(
    [...body.matchAll(PROPERTY)].map(([, comment = '', name = '', ranges = '']) => [
      name,
      { ranges: ranges.split(' | '), isDeprecated: comment.includes('@deprecated') },
    ]),
  );

type Declaration = { parents: string[]; properties: Map<string, Property> };

/** `XBase` and `XLeaf` by name. */
const DECLARED = new Map<string, Declaration>(
  [...DECLARATIONS.matchAll(/^(?:export )?interface (\w+)(?:<[^>]*>)? extends ([^{]+)\{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      { parents: parents.split(',').map((parent) => parent.trim()), properties: propertiesIn(body) },
    ],
  ),
);

/** Type aliases: `Place = PlaceLeaf | Accommodation | … | string`. */
const UNIONS = new Map<string, string[]>(
  [...DECLARATIONS.matchAll(/^export type (\w+)(?:<[^>]*>)? = (.+);$/gm)].map(([, name = '', union = '']) => [
    name,
    union.split(' | '),
  ]),
);

export const isType = (name: string): boolean => DECLARED.has(`${name}Leaf`);

function findProperty(declaration: string, name: string): Property | undefined {
  const { parents = [], properties } = DECLARED.get(declaration) ?? {};
  return properties?.get(name) ?? parents.map((parent) => findProperty(parent, name)).find((found) => found);
}

/** A property of a type or of those above it. */
export const propertyOf = (type: string, name: string): Property | undefined => findProperty(`${type}Leaf`, name);

/** Whether a type is another one, or below it. */
export const isA = (type: string, above: string): boolean =>
  type === above || (UNIONS.get(above) ?? []).some((each) => each !== above && UNIONS.has(each) && isA(type, each));

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d:\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The root of schema.org's types. */
const ANY_TYPE = 'Thing';

const FORMS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) => typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === 'string' && TIME.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  // Any schema.org type may be given by its URL.
  [ANY_TYPE]: (value) => typeof value === 'string' && URL.canParse(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** Whether a text, a number or a member of an enumeration is in a range. */
export const isValueOf = (value: unknown, range: string): boolean =>
  FORMS[range]?.(value) ?? (UNIONS.get(range) ?? []).includes(JSON.stringify(value));
