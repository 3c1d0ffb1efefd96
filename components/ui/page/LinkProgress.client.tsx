'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';

/** Within a link: a line at the top while its page loads, where a document would have the browser’s (docs/requirements.md, Chrome). */
export const LinkProgress = () =>
  useLinkStatus().pending && createPortal(<div className="link-progress" />, document.body);
