import { getTranslations } from 'next-intl/server';
import { type AttractionKey, isNamed } from '@/lib/cityPass';

/** The name of an attraction; one without a known name has a mark, explained in the note. */
export async function AttractionName({ attraction }: { attraction: AttractionKey }) {
  const t = await getTranslations('CityPassPage.attractions');
  return isNamed(attraction) ? t(`${attraction}.name`) : `${t(`${attraction}.name`)} *`;
}
