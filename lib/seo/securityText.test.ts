import { DAY_MS } from '@/lib/i18n/day';
import { toSecurityText } from '@/lib/seo/securityText';

test.each(['2026-01-01T00:00:00Z', '2026-07-22T12:34:56Z', '2028-02-29T23:59:59Z'])(
  'at %s it is valid for months, and for less than a year',
  (now) => {
    const text = toSecurityText(new Date(now));
    const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);

test('it names whom to write to, in which languages, and where it stands', () => {
  const text = toSecurityText(new Date());
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain('\nPreferred-Languages: en, sr\n');
  expect(text).toContain('\nCanonical: http://localhost:3000/.well-known/security.txt\n');
});
