import { MapView } from '@/components/map/MapView';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { mapMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

export const generateMetadata = () => mapMetadata('mapOf');

type Props = PageProps<'/[lang]/map-of/[group]'>;

export default async function MapOfPage({ params }: Props) {
  const language = await pageLanguage();
  const group = (await params).group as MapGroup;
  return <MapView group={group} places={await getMapPlaces(language)} />;
}
