import type { ReactNode } from 'react';

type Props = {
  /** A formatted sentence. */
  text: string;
  /** The part of it that becomes the link. */
  part: string;
  /** The link, showing that part. */
  children: ReactNode;
};

/** A sentence in which one part is a link: ‘Write to …’. A sentence without that part stays plain text. */
export function Linked({ text, part, children }: Props) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      {children}
      {text.slice(at + part.length)}
    </>
  );
}
