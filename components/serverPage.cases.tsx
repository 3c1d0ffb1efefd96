import { setImmediate } from 'node:timers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

// The document of the tests comes from a browser that is none, and lacks what React’s server side builds on.
globalThis.setImmediate ??= setImmediate;

/** Renders server components as the server does, and puts their HTML into the document for the queries of a test. */
export async function renderOnServer(element: ReactElement): Promise<void> {
  const { prelude } = await prerenderToNodeStream(element);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  document.body.innerHTML = html;
}
