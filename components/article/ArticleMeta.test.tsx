import { screen } from '@testing-library/react';
import { ArticleMeta } from '@/components/article/ArticleMeta';
import { renderOnServer } from '@/components/serverPage.testUtils';
import type { Article } from '@/lib/articles/article';

const GUIDANCE = {
  id: 'winter',
  section: 'news',
  title: { text: 'Winter' },
  badge: null,
  author: null,
  minutes: 1,
  picture: null,
  event: null,
  published: '2026-11-20',
  isGuidance: true,
  publishedIso: '2025-11-21T00:00:00.000Z',
  addresses: { en: '/news/town/winter?id=winter', sr: '/vijesti/grad/zima?id=winter' },
} as unknown as Article;

test('the date of guidance is the same for machines and for readers', async () => {
  await renderOnServer(<ArticleMeta article={GUIDANCE} />);
  expect(document.querySelector('time')?.outerHTML).toBe('<time datetime="2026-11-20">20.11.2026</time>');
});

test.each([
  ['over', { isOver: true } as Article['event']],
  ['without a date', null],
])('an event that is %s names its day of publication, which a visitor could take for its own', async (_what, event) => {
  await renderOnServer(<ArticleMeta article={{ ...GUIDANCE, isGuidance: false, section: 'events', event }} />);
  expect(screen.getByText('Published')).not.toHaveClass('visually-hidden');
});
