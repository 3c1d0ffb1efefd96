import { ATTACKS } from '@/lib/articles/body/attacks.cases';
import type { Article } from './articles';
import type { BilingualText } from './text';

/** The news category whose articles have an attack in every field. */
export const ATTACKED = 'attacked';

const both = (text: string): BilingualText => ({ en: text, sr: text });

/** One news article for each attack, with the attack in every text that a provider may send. */
export const attackedNews = (origin: string): Article[] =>
  ATTACKS.map((attack, index) => ({
    _id: `attack-${index}`,
    title: both(`Attack ${index} ${attack}`),
    description: both(attack),
    summary: both(attack),
    content: both(`<p>Before</p>${attack}<p>Between</p>${attack.replaceAll('"', "'")}`),
    seo: { title: both(attack), description: both(attack), keywords: both(attack), slug: both(attack) },
    type: 'news',
    status: 'published',
    author: attack,
    tags: [attack, 'tides'],
    image: {
      _id: attack,
      alt: attack,
      url: index % 2 === 0 ? `${origin}/uploads/lantern-1.jpg` : attack,
      thumbnailUrl: attack,
      name: attack,
      createdAt: attack,
      updatedAt: attack,
    },
    category: { _id: ATTACKED, title: both(attack), seo: { slug: both(attack) } },
    subcategory: { _id: 'x', title: both(attack), seo: { slug: both(attack) } },
    publishDate: new Date(Date.UTC(2026, 4, 1) - index * 3_600_000).toISOString(),
    publishedAt: attack,
    createdAt: attack,
    updatedAt: attack,
  }));
