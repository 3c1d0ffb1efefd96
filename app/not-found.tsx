/**
 * Only for files that are gone, such as a picture that a search engine lists: middleware leaves them to Next, and
 * rewrites all other unknown URLs to `app/[lang]/not-found`. Short, since it is in the RSC payload of every page;
 * without this file, Next’s own would be.
 */
export default function NotFound() {
  return '404';
}
