import { type CardDay, formatCardDay } from '@/lib/i18n/dates';

/** The last day of an event, after the first: a dash, and a word for screen readers. */
export const LastDay = ({ className, day, to }: { className: string | undefined; day: CardDay; to: string }) => (
  <>
    {' '}
    <time className={className} dateTime={day.iso}>
      <span aria-hidden="true">–&nbsp;</span>
      <span className="visually-hidden">{to} </span>
      {formatCardDay(day)}
    </time>
  </>
);
