import styles from '@/components/tax/GuestSheet.module.scss';
import { PhoneLink } from '@/components/ui/text/PhoneLink';

type Props = { title: string; entries: readonly { label: string; number: string }[]; note?: string };

/** Phone numbers on the guest sheet, one per line. */
export function GuestSheetNumbers({ title, entries, note }: Props) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.entries}>
        {entries.map(({ label, number }) => (
          <div key={number}>
            <dt>{label}</dt>
            <dd>
              <PhoneLink number={number} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.small}>{note}</p>}
    </section>
  );
}
