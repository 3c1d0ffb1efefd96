import { getTranslations } from 'next-intl/server';
import { OpeningHoursList } from '@/components/article/OpeningHoursList';
import { Linked } from '@/components/ui/text/Linked';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import styles from '@/components/visitor-info/DeskContact.module.scss';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';
import { deskOpeningHours } from '@/lib/visitor-info/deskOpeningHours';

type Props = {
  /** Sentences that contain the phone number and the e-mail address of the desk. */
  call: string;
  write: string;
};

/** Phone, e-mail and opening hours of the information desk. */
export async function DeskContact({ call, write }: Props) {
  const t = await getTranslations('OpeningHoursList');
  const openingHours = deskOpeningHours(await pageLanguage());
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
      {openingHours && (
        <li>
          {t('label')}: <OpeningHoursList openingHours={openingHours} />
        </li>
      )}
    </ul>
  );
}
