import type { ReactNode } from 'react';
import { Section } from '@/components/ui/page/Section';

type Props = { title: string; children: ReactNode };

/** One part of the design under its name. */
export function Specimen({ title, children }: Props) {
  return (
    <Section title={title} id={`specimen-${title.toLowerCase().replaceAll(' ', '-')}`}>
      {children}
    </Section>
  );
}
