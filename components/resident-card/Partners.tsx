import { getTranslations } from 'next-intl/server';
import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { PartnerFields } from '@/components/resident-card/PartnerFields';
import { PartnerGroups } from '@/components/resident-card/PartnerGroups';
import { toPartnerGroups } from '@/lib/partners/partnerGroups';
import { getPartners } from '@/lib/partners/partners';
import { residentCardHref } from '@/lib/routing/href';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

type Props = { filters: PartnerFilters };

/** The partners with their filters, complete on the server. */
export async function Partners({ filters }: Props) {
  const t = await getTranslations('ResidentCardPage');
  const groups = toPartnerGroups(getPartners(), filters);
  return (
    <PartnerDirectory
      start={{ filters, count: groups.reduce((sum, { count }) => sum + count, 0) }}
      fields={<PartnerFields filters={filters} />}
      href={residentCardHref()}
      words={{
        title: t('filters.title'),
        results: t('resultsTitle'),
        found: t('resultCount'),
        none: t('none'),
        clear: t('filters.clear'),
        all: t('showAll'),
      }}
    >
      <PartnerGroups groups={groups} />
    </PartnerDirectory>
  );
}
