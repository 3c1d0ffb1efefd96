/**
 * Never rendered: middleware rewrites unknown URLs to `app/[lang]/not-found`. Without this file the RSC payload of every page
 * holds Next’s own.
 */
export default function NotFound() {
  return null;
}
