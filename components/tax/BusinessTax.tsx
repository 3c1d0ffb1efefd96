import { getTranslations } from 'next-intl/server';
import { Clause } from '@/components/ui/text/Clause';

const QUESTIONS = ['what', 'who', 'calculation', 'jurisdiction'] as const;

type Props = { section: 'membership' | 'tourist' };

/** The membership contribution or the tourist tax: both answer the same four questions (docs/requirements.md, Tourist tax). */
export async function BusinessTax({ section }: Props) {
  const t = await getTranslations('TaxPage');
  return QUESTIONS.map((question) => (
    <Clause key={question} title={t(`${section}.${question}.title`)}>
      <p>{t(`${section}.${question}.text`)}</p>
    </Clause>
  ));
}
