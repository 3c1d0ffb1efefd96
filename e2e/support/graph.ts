/** A node of structured data. */
export type GraphNode = { '@type'?: string | string[]; '@id'?: string; [property: string]: unknown };

/** The structured data of a page: exactly one graph. @throws {Error} when there is none, or another one */
export function graphOf(html: string): GraphNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  if (scripts.length !== 1) throw new Error(`${scripts.length} scripts of structured data instead of one`);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '');
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('no graph of schema.org');
  return graph as GraphNode[];
}

const isNode = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typesOf = (node: GraphNode): string[] => [node['@type'] ?? []].flat();

/** The nodes of any of these types; subtypes are types of their own. */
export const ofType = (graph: GraphNode[], ...types: string[]): GraphNode[] =>
  graph.filter((node) => typesOf(node).some((each) => types.includes(each)));

/** The values of a property, one or many. */
export const valuesOf = (node: GraphNode, property: string): unknown[] => [node[property] ?? []].flat();

export const nodesOf = (node: GraphNode, property: string): GraphNode[] => valuesOf(node, property).filter(isNode);

/** Every node of a graph, with nested ones. */
export const everyNode = (graph: GraphNode[]): GraphNode[] =>
  graph.flatMap((node) => [node, ...everyNode(Object.keys(node).flatMap((property) => nodesOf(node, property)))]);

const isReference = (node: GraphNode): boolean => Object.keys(node).join() === '@id';

/** The ids that nodes refer to and no node of the graph has. */
export function brokenReferences(graph: GraphNode[]): unknown[] {
  const ids = graph.map((node) => node['@id']);
  return everyNode(graph).flatMap((node) => (isReference(node) && !ids.includes(node['@id']) ? node['@id'] : []));
}
