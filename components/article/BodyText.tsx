type Props = { html: string };

/** A text of an article. Its HTML went through the allow-list of lib/articles/body/clean.ts. */
export const BodyText = ({ html }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: clean by then, and React has no other way to insert markup
  <div dangerouslySetInnerHTML={{ __html: html }} />
);
