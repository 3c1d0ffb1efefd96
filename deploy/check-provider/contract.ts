import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const ID = 'provider-api';

/** Names under `components/schemas` of docs/provider-api.yaml. */
export type ResponseSchema =
  | 'ArticlesResponse'
  | 'ArticleResponse'
  | 'CategoryResponse'
  | 'ConfigResponse'
  | 'ContentResponse';

/**
 * Compiles the contract of docs/provider-api.yaml.
 *
 * @returns what a response breaks, each once, such as `data[].tags: must be array`; empty if nothing
 */
export function loadContract(): (schema: ResponseSchema, response: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addSchema(parse(readFileSync('docs/provider-api.yaml', 'utf8')), ID);
  return (schema, response) => {
    const validate = ajv.getSchema(`${ID}#/components/schemas/${schema}`);
    if (!validate) throw new Error(`docs/provider-api.yaml has no schema ${schema}`);
    if (validate(response)) return [];
    const faults = (validate.errors ?? []).map(({ instancePath, message }) => {
      const path = instancePath.slice(1).replace(/\/\d+/g, '[]').replaceAll('/', '.');
      return `${path || 'response'}: ${message}`;
    });
    return [...new Set(faults)];
  };
}
