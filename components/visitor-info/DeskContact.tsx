import { Linked } from '@/components/ui/text/Linked';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import styles from '@/components/visitor-info/DeskContact.module.scss';
import { site } from '@/lib/site';

type Props = {
  /** Sentences that contain the phone number and the e-mail address of the desk. */
  call: string;
  write: string;
};

/** Phone and e-mail of the information desk. */
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
