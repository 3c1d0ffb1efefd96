import type { GovernmentOrganizationLeaf, PostalAddress, TouristInformationCenterLeaf, WebSiteLeaf } from 'schema-dts';
import { getDeskHours } from '@/lib/cms/infoDesk';
import { clock } from '@/lib/i18n/clock';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { organizationId, websiteId } from '@/lib/seo/graph/addresses';
import { toHoursSpecification } from '@/lib/seo/openingHoursFormats';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

const address = (language: Language): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: site.street[language],
  postalCode: site.postalCode,
  addressLocality: site.town,
  addressCountry: 'ME',
});

/** The organisation as every page names it. */
export const organizationName = (language: Language): GovernmentOrganizationLeaf => ({
  '@type': 'GovernmentOrganization',
  '@id': organizationId(),
  name: site.name[language],
  url: publicUrl('/'),
});

/** Everything known about the organisation. */
export const organization = (language: Language): GovernmentOrganizationLeaf => ({
  ...organizationName(language),
  logo: publicUrl('/icons/icon-512.png'),
  telephone: site.phone,
  email: site.email,
  address: address(language),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: site.phone,
    email: site.email,
  },
  sameAs: site.social.map(({ href }) => href),
});

/** The desk where visitors ask. */
export function desk(language: Language): TouristInformationCenterLeaf {
  const known = getDeskHours(language);
  return {
    '@type': 'TouristInformationCenter',
    '@id': publicUrl('/#desk'),
    name: site.desk[language],
    url: publicUrl('/'),
    telephone: site.phone,
    email: site.email,
    address: address(language),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: known ? toHoursSpecification(known.hours, clock.now()) : undefined,
    parentOrganization: { '@id': organizationId() },
  };
}

/** The site as every page names it. */
export const websiteName = (): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  name: site.town,
  url: publicUrl('/'),
});

/** The site itself; search engines take its name from here. */
export const website = (language: Language): WebSiteLeaf => ({
  ...websiteName(),
  alternateName: site.name[language],
  inLanguage: Object.values(LANGUAGE_TAG),
  publisher: { '@id': organizationId() },
});
