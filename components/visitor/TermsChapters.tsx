import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/visitor/Chapter';
import { Linked } from '@/components/visitor/Linked';
import { MailLink } from '@/components/visitor/MailLink';
import { MarkedList } from '@/components/visitor/MarkedList';
import { TERMS } from '@/components/visitor/termsContents';
import { site } from '@/lib/site';

/** The four sections of the terms, each a list. */
export async function TermsChapters() {
  const t = await getTranslations('TermsPage.sections');
  return TERMS.map(({ section, items }) => (
    <Chapter key={section} title={t(`${section}.title`)} id={section}>
      <MarkedList
        items={items.map((item) => t(item, { email: site.email }))}
        render={(text) => (
          <Linked text={text} part={site.email}>
            <MailLink />
          </Linked>
        )}
      />
    </Chapter>
  ));
}
