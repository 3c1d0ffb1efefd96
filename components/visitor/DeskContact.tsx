import { PhoneLink } from '@/components/text/PhoneLink';
import styles from '@/components/visitor/DeskContact.module.scss';
import { Linked } from '@/components/visitor/Linked';
import { MailLink } from '@/components/visitor/MailLink';
import { site } from '@/lib/site';

type Props = {
  /** Sentences that hold the desk’s phone number and its e-mail address. */
  call: string;
  write: string;
};

/** The two ways to ask the information desk from afar. */
export function DeskContact({ call, write }: Props) {
  return (
    <ul className={styles.ways}>
      <li>
        <Linked text={call} part={site.phone}>
          <PhoneLink number={site.phone} />
        </Linked>
      </li>
      <li>
        <Linked text={write} part={site.email}>
          <MailLink />
        </Linked>
      </li>
    </ul>
  );
}
