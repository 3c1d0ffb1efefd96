import { getTranslations } from 'next-intl/server';
import styles from '@/components/resident-card/ResidentContact.module.scss';
import { Section } from '@/components/ui/page/Section';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

/** Where the card is picked up, and how a business joins. */
export async function ResidentContact() {
  const language = await pageLanguage();
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
      <DeskContact />
    </Section>
  );
}
