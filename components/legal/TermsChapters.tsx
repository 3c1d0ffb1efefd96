import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Chapter } from '@/components/ui/text/Chapter';
import { MailLink } from '@/components/ui/text/MailLink';
import { MarkedList } from '@/components/ui/text/MarkedList';
import { site } from '@/lib/site';

/** The sections of the terms, each a list (docs/requirements.md, Legal pages). */
export async function TermsChapters() {
  const t = await getTranslations('TermsPage.sections');
  return TERMS.map(({ section, items }) => (
    <Chapter key={section} title={t(`${section}.title`)} id={section}>
      <MarkedList
        items={items.map((item) => t(item, { email: site.email }))}
        render={(text) =>
          text.split(site.email).map((part, index) => (
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

/** The keys of the messages of each section in `TermsPage.sections`. */
const TERMS = [
  {
    section: 'use',
    items: ['use.items.1', 'use.items.2', 'use.items.3', 'use.items.4', 'use.items.5', 'use.items.6'],
  },
  {
    section: 'property',
    items: ['property.items.1', 'property.items.2', 'property.items.3', 'property.items.4', 'property.items.5'],
  },
  {
    section: 'liability',
    items: [
      'liability.items.1',
      'liability.items.2',
      'liability.items.3',
      'liability.items.4',
      'liability.items.5',
      'liability.items.6',
    ],
  },
  {
    section: 'changes',
    items: ['changes.items.1', 'changes.items.2', 'changes.items.3', 'changes.items.4', 'changes.items.5'],
  },
] as const;
