import { postProcess } from '../document/postProcess';
import { etagOf } from '../http/conditional.mjs';
import { pageFolder } from './pageFolder.mjs';

/** @param {{ html: string, headers?: Record<string, unknown> }} page */
export async function sealPage(page) {
  if (!pageFolder() || !page.html.includes('</body>')) return;
  const { html, policy } = await postProcess(page.html);
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': policy, etag: etagOf(html) };
}
