import type { NextRequest } from 'next/server';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import { MESSAGES } from '@/lib/i18n/messages';
import { createPlan } from '@/lib/plan/plan';
import { toPlanEvents } from '@/lib/plan/planEvents';
import { canPlan, getPlanPlaces } from '@/lib/plan/planPlaces';
import { parsePlanRequest } from '@/lib/plan/planRequest';
import { normalizePlanQuery, parsePlanQuery } from '@/lib/routing/formQuery';
import { languageOfFile } from '@/lib/routing/languageRule';
import { respondCalendar } from '@/lib/seo/respondCalendar';
import { respondError } from '@/lib/server/http/responses';

/**
 * The planner's plan for the same query as a calendar file, `/calendar/plan/{language}.ics?from=…&to=…`; for a past day
 * the plan of today or tomorrow, and a 404 without one.
 */
export async function GET(request: NextRequest, { params }: RouteContext<'/calendar/plan/[file]'>): Promise<Response> {
  const language = languageOfFile((await params).file, 'ics');
  const now = clock.now();
  const inputs = parsePlanQuery(normalizePlanQuery(request.nextUrl.searchParams) ?? '');
  const requested = parsePlanRequest(inputs, townDateTime(now));
  // A link on a cached page may have an earlier day.
  const { request: planRequest } =
    requested.error === 'past' ? parsePlanRequest({ ...inputs, day: '' }, townDateTime(now)) : requested;
  if (!language || !planRequest) return respondError('missing');
  if (!(await canPlan())) return respondError('unavailable');
  const plan = createPlan(await getPlanPlaces(language, planRequest.round), planRequest);
  if (!plan) return respondError('missing');
  const messages = MESSAGES[language].PlanPage.result;
  const events = toPlanEvents({ language, request: planRequest, plan, messages }, now);
  return respondCalendar(request, events, language, { name: 'plan', maxAge: 0 });
}
