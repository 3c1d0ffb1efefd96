import { MapView } from '@/components/map/MapView';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { mapMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/map-group/[group]'>;

const groupOf = async (params: Props['params']) => (await params).group as MapGroup;

export const generateMetadata = async ({ params }: Props) => mapMetadata(await groupOf(params));

export default async function MapGroupPage({ params }: Props) {
  const language = await pageLanguage();
  return <MapView group={await groupOf(params)} places={await getMapPlaces(language)} />;
}
