import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

// jsdom lacks `setImmediate`, which React’s server renderer needs.
globalThis.setImmediate ??= setImmediate;

/** Prerenders server components and puts the HTML into the document, so that a test can query it. */
export async function renderOnServer(element: ReactElement): Promise<void> {
  const { prelude } = await prerenderToNodeStream(element);
  document.body.innerHTML = await text(prelude);
}
