import { Fragment } from 'react';
import { Chapter } from '@/components/ui/text/Chapter';
import { MailLink } from '@/components/ui/text/MailLink';
import { MarkedList } from '@/components/ui/text/MarkedList';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The sections of the terms, each a list (docs/requirements.md, Legal pages). */
export async function TermsChapters() {
  const { sections } = MESSAGES[await pageLanguage()].TermsPage;
  return Object.entries(sections).map(([id, { title, items }]) => (
    <Chapter key={id} title={title} id={id}>
      <MarkedList
        items={Object.values(items)}
        render={(text) =>
          text.split('{email}').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <MailLink />}
              {part}
            </Fragment>
          ))
        }
      />
    </Chapter>
  ));
}
