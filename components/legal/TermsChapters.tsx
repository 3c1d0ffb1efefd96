import { getTranslations } from 'next-intl/server';
import { TERMS } from '@/components/legal/termsContents';
import { Chapter } from '@/components/ui/text/Chapter';
import { Linked } from '@/components/ui/text/Linked';
import { MailLink } from '@/components/ui/text/MailLink';
import { MarkedList } from '@/components/ui/text/MarkedList';
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
