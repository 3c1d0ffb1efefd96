import { getTranslations } from 'next-intl/server';
import { PlanView } from '@/components/plan/PlanView';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import { inEachLanguage } from '@/lib/i18n/language';
import { parsePlanRequest, parseRound, toClockTime } from '@/lib/plan/planRequest';
import { planHref } from '@/lib/routing/browserHref';
import { parsePlanQuery, queryOf } from '@/lib/routing/formQuery';
import { pageMetadata, toLabelledTitle, withError } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/plan-result/[query]'>;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('PlanPage');
  const query = await queryOf(params);
  const inputs = parsePlanQuery(query);
  const round = parseRound(inputs);
  const { request } = parsePlanRequest(inputs, townDateTime(clock.now()));
  const title = t(`resultMetaTitle.${round}`);
  return pageMetadata('planResult', {
    // Distinguishes plans in the browser's history, in bookmarks and in shared links.
    title: request
      ? toLabelledTitle(`${toClockTime(request.from)}–${toClockTime(request.to)}`, title)
      : await withError(title, true),
    description: t(`resultMetaDescription.${round}`),
    addresses: inEachLanguage((language) => `${planHref(language)}?${query}`),
  });
}

export default async function PlanResultPage({ params }: Props) {
  return <PlanView inputs={parsePlanQuery(await queryOf(params))} />;
}
