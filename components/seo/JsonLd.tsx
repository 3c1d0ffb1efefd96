import type { Graph } from 'schema-dts';

/**
 * Structured data, at the end of the document so that it does not delay the content. `<` is escaped, so that no text of
 * the content can close the script element.
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
