import { getTranslations } from 'next-intl/server';
import { MapView } from '@/components/map/MapView';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { placesDataset } from '@/lib/seo/graph/placesDataset';
import { mapMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => mapMetadata(null);

export default async function MapPage() {
  const language = await pageLanguage();
  const t = await getTranslations('MapPage');
  const places = await getMapPlaces(language);
  return (
    <>
      <MapView group={null} places={places} />
      <SitePageJsonLd
        kind="map"
        nodes={[placesDataset({ name: t('data.name'), description: t('data.description') })]}
      />
    </>
  );
}
