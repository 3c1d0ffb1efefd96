/** A practical matter as the visitor information shows it, in one language. */
export type TopicAnswer = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  answer: string;
  /** The map with the places of its kind, or the article that says more. */
  more: { href: string; title: string } | null;
  /** Whether the desk knows more than the answer says. */
  hasDeskLink: boolean;
};
