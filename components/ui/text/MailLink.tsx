import { site } from '@/lib/site';

/** A mail link with the organisation’s e-mail address. */
export function MailLink() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
