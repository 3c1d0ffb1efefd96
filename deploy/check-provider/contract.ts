import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const ID = 'provider-api';

/**
 * A location in a response, such as `data[3].tags of a1`: list items are identified by id.
 *
 * @param pointer JSON pointer, `/data/3/tags`
 */
export function placeIn(response: unknown, pointer: string): string {
  let value = response;
  let path = '';
  let item = '';
  for (const name of pointer.split('/').slice(1)) {
    const isIndex = Array.isArray(value);
    value = Object(value)[name];
    path += isIndex ? `[${name}]` : `${path && '.'}${name}`;
    const { _id } = Object(value);
    if (isIndex && typeof _id === 'string') item = ` of ${_id}`;
  }
  return path ? path + item : 'response';
}

/**
 * Compiles the contract of docs/provider-api.yaml.
 *
 * @returns the violations of a response, each once, such as `data[3].tags of a1: must be array`
 */
export function compileContract(): (schema: string, response: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addSchema(parse(readFileSync('docs/provider-api.yaml', 'utf8')), ID);
  return (schema, response) => {
    if (ajv.validate(`${ID}#/components/schemas/${schema}`, response)) return [];
    const kinds = new Map<string, { first: string; count: number }>();
    for (const { instancePath, message } of ajv.errors ?? []) {
      const kind = `${instancePath.replace(/\/\d+/g, '[]')} ${message}`;
      const { first, count } = kinds.get(kind) ?? { first: `${placeIn(response, instancePath)}: ${message}`, count: 0 };
      kinds.set(kind, { first, count: count + 1 });
    }
    return Array.from(kinds.values(), ({ first, count }) => (count > 1 ? `${first} (and ${count - 1} more)` : first));
  };
}
