import type { ReactNode } from 'react';
import { Section } from '@/components/ui/page/Section';

/** One part of the design under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} id={`specimen-${title.toLowerCase().replaceAll(' ', '-')}`}>
      {children}
    </Section>
  );
}
