/** A practical matter as the visitor information shows it, in one language. */
export type TopicAnswer = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  answer: string;
  /** The map with the places of its kind. */
  mapHref: string | null;
  /** Whether the desk knows more than the answer says. */
  hasDeskLink: boolean;
};
