'use client';

import { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';

/** Shown in place of a page that throws in the browser. */
export default ErrorNotice;
