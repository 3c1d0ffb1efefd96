/** The id of the questions on the home page, for links to them. */
export const QUESTIONS_ID = 'questions';

/** A frequent question and its answer, in one language. */
export type FrequentQuestion = {
  id: string;
  question: string;
  answer: string;
  /** The section or page that says more. */
  more: { href: string; title: string } | null;
};
