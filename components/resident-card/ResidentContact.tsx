import { getTranslations } from 'next-intl/server';
import styles from '@/components/resident-card/ResidentContact.module.scss';
import { Section } from '@/components/ui/page/Section';
import { DeskContact } from '@/components/visitor-info/DeskContact';
import type { Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';

type Props = { language: Language };

/** Where the card is picked up, and how a business joins. */
export async function ResidentContact({ language }: Props) {
  const t = await getTranslations('ResidentCardPage.contact');
  return (
    <Section title={t('title')} id="contact" tone="stone">
      <div className={styles.columns}>
        <div>
          <h3>{t('pickupTitle')}</h3>
          <p>{t('pickupText', { address: site.address[language] })}</p>
        </div>
        <div>
          <h3>{t('partnerTitle')}</h3>
          <p>{t('partnerText')}</p>
        </div>
      </div>
      <DeskContact call={t('call', { phone: site.phone })} write={t('write', { email: site.email })} />
    </Section>
  );
}
