'use client';

import { useEffect } from 'react';
import type { OfflinePlanProps } from '@/components/plan/OfflinePlan.client';
import { useImport } from '@/components/ui/browser/useImport';

const loadPlan = () => import('@/components/plan/OfflinePlan.client');

const cachePlan = (): void => void loadPlan().catch(() => {});

/**
 * Makes the plan in the browser where the server cannot: without a connection the service worker answers the form with the
 * saved page of the planner, which has the inputs in its URL only. The script is loaded then, or cached as soon as the form
 * is used.
 */
export function OfflinePlanLoader(props: OfflinePlanProps) {
  const { code: plan, hasFailed, start } = useImport(loadPlan);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('from')) start();
    const form = document.querySelector('main form');
    form?.addEventListener('focusin', cachePlan, { once: true });
    return () => form?.removeEventListener('focusin', cachePlan);
  }, [start]);
  if (hasFailed) return <p role="status">{props.messages.failed}</p>;
  return plan && <plan.OfflinePlan {...props} />;
}
