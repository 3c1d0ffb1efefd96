import styles from '@/components/home/Questions.module.scss';
import { SectionLink } from '@/components/ui/page/SectionLink';
import { type FrequentQuestion, QUESTIONS_ID } from '@/lib/visitor-info/frequentQuestion';

/** Frequent questions, each with a short answer and a link to the page that says more. */
export const Questions = ({ title, questions }: { title: string; questions: readonly FrequentQuestion[] }) => (
  <section className={styles.questions} aria-labelledby={QUESTIONS_ID}>
    <h2 id={QUESTIONS_ID}>{title}</h2>
    <div>
      {questions.map(({ id, question, answer, more }) => (
        <details key={id}>
          <summary>{question}</summary>
          <p>
            {answer} {more && <SectionLink href={more.href}>{more.title}</SectionLink>}
          </p>
        </details>
      ))}
    </div>
  </section>
);
