import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/text/BulletList';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

type Props = {
  intro: string;
  /** The way to pay other than at the desk and the payment points. */
  own: string;
  /** Between the list and the link to the map. */
  children?: ReactNode;
};

/** Where a tax can be paid, with a link to the map of payment points. */
export async function PaymentMethods({ intro, own, children }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.payment');
  return (
    <>
      <p>{intro}</p>
      <BulletList items={[t('desk', { address: site.address[language] }), t('points'), own]} />
      {children}
      <ExternalAction href={site.maps.taxPoints} label={t('mapLink')} note={t('mapNote')} look="link" />
    </>
  );
}
