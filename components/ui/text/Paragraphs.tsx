type Props = { texts: readonly string[] };

/** Plain paragraphs, one after the other. */
export function Paragraphs({ texts }: Props) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
