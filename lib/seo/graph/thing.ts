import type { Thing } from 'schema-dts';

/** A thing of schema.org with properties; the vocabulary lets a mere name stand for one too. */
export type Described = Exclude<Thing, string>;
