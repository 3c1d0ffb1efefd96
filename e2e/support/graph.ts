import { isA, isType, isValueOf, propertyOf } from './vocabulary';

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

export const ofType = (graph: GraphNode[], type: string): GraphNode[] =>
  graph.filter((node) => typesOf(node).some((each) => isA(each, type)));

/** The values of a property, one or many. */
export const valuesOf = (node: GraphNode, property: string): unknown[] => [node[property] ?? []].flat();

export const nodesOf = (node: GraphNode, property: string): GraphNode[] => valuesOf(node, property).filter(isNode);

/** Every node of a graph, with nested ones. */
export const everyNode = (graph: GraphNode[]): GraphNode[] =>
  graph.flatMap((node) => [node, ...everyNode(Object.keys(node).flatMap((property) => nodesOf(node, property)))]);

const isReference = (node: GraphNode): boolean => Object.keys(node).join() === '@id';

/** The fault of one value of a property. */
function faultOfValue(value: unknown, ranges: string[], graph: GraphNode[]): string | null {
  if (!isNode(value)) return ranges.some((range) => isValueOf(value, range)) ? null : `is no ${ranges.join(' or ')}`;
  const target = isReference(value) ? graph.find((node) => node['@id'] === value['@id']) : value;
  if (!target) return `names ${value['@id']}, which is not in the graph`;
  const isAllowed = typesOf(target).some((type) => ranges.some((range) => isA(type, range)));
  return isAllowed ? null : `is a ${typesOf(target)} instead of a ${ranges.join(' or ')}`;
}

function faultsOfNode(node: GraphNode, graph: GraphNode[]): string[] {
  if (isReference(node)) return [];
  const types = typesOf(node);
  const unknown = types.filter((type) => !isType(type));
  if (types.length === 0 || unknown.length > 0) return [`a node of the type ${types.join(', ') || 'nothing'}`];
  return Object.keys(node).flatMap((name) => {
    if (name.startsWith('@')) return [];
    const found = types.map((type) => propertyOf(type, name)).find((each) => each);
    if (!found) return [`${types} has no ${name}`];
    if (found.isDeprecated) return [`${name} of ${types} is deprecated`];
    const values = valuesOf(node, name);
    if (values.length === 0) return [`${types}.${name} is empty`];
    return values.flatMap((value) => {
      const fault = faultOfValue(value, found.ranges, graph);
      return fault ? [`${types}.${name}: ${JSON.stringify(value)} ${fault}`] : [];
    });
  });
}

/** Violations of the vocabulary of schema.org. */
export const vocabularyFaults = (graph: GraphNode[]): string[] =>
  everyNode(graph).flatMap((node) => faultsOfNode(node, graph));
