import styles from '@/app/[lang]/styleguide/styleguide.module.scss';
import { StayField } from '@/components/tax/StayField';
import { TaxDetails } from '@/components/tax/TaxDetails';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { Facts } from '@/components/ui/text/Facts';
import { Note } from '@/components/ui/text/Note';

/** Buttons, links, fields, disclosures and notes. */
export function Controls() {
  return (
    <div className={styles.stack}>
      <p className={styles.row}>
        <button className={styles.primary} type="button">
          Primary
        </button>
        <button className={styles.secondary} type="button">
          Secondary
        </button>
        <a href="#content">To the top</a> <ExternalLink href="https://example.org">A link that leaves</ExternalLink>
      </p>
      <StayField field="adults" label="A field" hint="With a hint" typed="2" />
      <StayField field="nights" label="A field with a mistake" typed="two" error="Write a whole number." />
      <Facts
        facts={[
          { label: 'A fact', value: 'What it is' },
          { label: 'Another', value: 'What that is' },
        ]}
      />
      <Note>A remark about the page, in small print.</Note>
      <TaxDetails section="residence" title="Folded away, open at first">
        <p>What was folded away.</p>
      </TaxDetails>
    </div>
  );
}
