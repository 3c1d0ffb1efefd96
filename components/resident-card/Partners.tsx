import { PartnerDirectory } from '@/components/resident-card/PartnerDirectory.client';
import { partnerWords } from '@/components/resident-card/partnerWords';
import { getPartners } from '@/lib/partners/partners';
import { residentCardHref } from '@/lib/routing/href';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

type Props = { filters: PartnerFilters };

/** The partners with their filters, complete on the server. */
export const Partners = async ({ filters }: Props) => (
  <PartnerDirectory partners={getPartners()} start={filters} href={residentCardHref()} words={await partnerWords()} />
);
