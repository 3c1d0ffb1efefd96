import type { StaticImageData } from 'next/image';
import type { SVGProps } from 'react';
import bay from '@/components/map/bay.svg';
import town from '@/components/map/town.svg';
import type { Sheet } from '@/lib/map/sheets';

const FILE: Record<Sheet, StaticImageData> = { bay, town };

export const viewBoxOf = (sheet: Sheet): string => `0 0 ${FILE[sheet].width} ${FILE[sheet].height}`;

/** A shape of a map’s drawing, by its id there. In a file of their own the paths weigh on no page, neither as HTML nor as data. */
export function Shape({ sheet, id, ...props }: { sheet: Sheet; id: string } & SVGProps<SVGUseElement>) {
  return <use {...props} href={`${FILE[sheet].src}#${id}`} />;
}
