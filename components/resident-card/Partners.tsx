import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { partnerWords } from '@/components/resident-card/partnerWords';
import type { Partner } from '@/lib/partners/partnerSearch';
import { residentCardHref } from '@/lib/routing/href';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

type Props = { partners: readonly Partner[]; filters: PartnerFilters };

/** The partners with their filters, complete on the server. */
export const Partners = async ({ partners, filters }: Props) => (
  <PartnerDirectory partners={partners} start={filters} href={residentCardHref()} words={await partnerWords()} />
);
