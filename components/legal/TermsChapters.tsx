import { Fragment } from 'react';
import { toMarkedItem } from '@/components/legal/markedItem';
import styles from '@/components/legal/TermsChapters.module.scss';
import { Chapter } from '@/components/ui/text/Chapter';
import { MailLink } from '@/components/ui/text/MailLink';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The sections of the terms, each a list with the tick or cross of an item as its bullet (docs/requirements.md, Legal pages). */
export async function TermsChapters() {
  const { sections } = MESSAGES[await pageLanguage()].TermsPage;
  return Object.entries(sections).map(([id, { title, items }]) => (
    <Chapter key={id} title={title} id={id}>
      <ul className={styles.list}>
        {Object.entries(items).map(([key, item]) => {
          const { mark, text } = toMarkedItem(item);
          return (
            <li key={key}>
              <span className={styles.bullet} data-kind={mark?.kind} aria-hidden={mark ? undefined : true}>
                {mark?.sign ?? '–'}{' '}
              </span>
              <span>
                {text.split('{email}').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && <MailLink />}
                    {part}
                  </Fragment>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Chapter>
  ));
}
