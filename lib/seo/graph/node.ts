import type { Thing } from 'schema-dts';

/** A node of a schema.org graph; schema-dts also allows a string in its place. */
export type GraphNode = Exclude<Thing, string>;
