import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ATTRACTION_PLACES, type AttractionKey, isNamed, type PlaceHrefs } from '@/lib/visitor-info/cityPass';

type Props = { of: AttractionKey; hrefs: PlaceHrefs };

/** The name of an attraction, with a link to its article; one that is not known has a mark, which the note explains. */
export async function AttractionName({ of: key, hrefs }: Props) {
  const t = await getTranslations('CityPassPage.attractions');
  if (!isNamed(key)) return `${t(`${key}.name`)} *`;
  const href = hrefs[ATTRACTION_PLACES[key]];
  return href ? <PageLink href={href}>{t(`${key}.name`)}</PageLink> : t(`${key}.name`);
}
