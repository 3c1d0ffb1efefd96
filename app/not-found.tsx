/**
 * Only for files that are gone, such as a picture that a search engine lists: middleware leaves them to Next, and rewrites all
 * other unknown URLs to `app/[lang]/not-found`. Short, since the RSC payload of every page holds it; without this file it
 * holds Next’s own.
 */
export default function NotFound() {
  return '404';
}
