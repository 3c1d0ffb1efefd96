import { site } from '@/lib/site';

/** The organisation’s e-mail address, ready to write to. */
export function MailLink() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
