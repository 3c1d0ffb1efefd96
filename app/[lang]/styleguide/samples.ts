import type { Card } from '@/lib/articles/card';
import type { Picture } from '@/lib/pictures/picture';
import { sitePicture } from '@/lib/pictures/sitePicture';

/** The same picture at another URL, for a further part: view transitions are named by it, once on a page. */
export const pictureFor = (part: string, picture: Picture): Picture => ({ ...picture, src: `${picture.src}#${part}` });

const CARD: Card = {
  id: 'place',
  href: '/styleguide#place',
  title: { text: 'Steps to Saint John’s fortress' },
  description: { text: 'Some thousand three hundred and fifty steps, best climbed before nine in the morning.' },
  picture: sitePicture('article-steps-on-the-ramparts.jpg', 'en'),
  badge: { name: { text: 'Old town' }, colour: '#0e4e66' },
  published: '12.03.2026',
  isGuidance: false,
  start: null,
  end: null,
  isOver: false,
  isUsualTime: false,
};

/** Cards that depend neither on the content nor on the day, since screenshots of them are compared. */
export const CARDS: readonly Card[] = [
  CARD,
  {
    ...CARD,
    id: 'event',
    title: { text: 'Bokeljska noć' },
    description: { text: 'Ukrašene barke na vodi, vatromet i muzika do jutra.', language: 'sr' },
    picture: sitePicture('event-night-of-lanterns.jpg', 'en'),
    badge: { name: { text: 'Tradition' }, colour: '#4c5a1f' },
    start: { iso: '2027-08-22', day: '22', month: 'August', year: '2027' },
    end: { iso: '2027-08-24', day: '24', month: 'August', year: '2027' },
    isUsualTime: true,
  },
  {
    ...CARD,
    id: 'long',
    title: { text: 'Najduži naslov koji se može zamisliti, o šetnji od Škaljara do Žanjica, ćupriji i đardinima' },
    picture: sitePicture('article-village-jetty.jpg', 'en'),
    badge: { name: { text: 'Safety' }, colour: '#7a2e1d' },
  },
  { ...CARD, id: 'plain', title: { text: 'A card without a picture' }, picture: null },
];

/** The same cards for a further part. */
export const cardsFor = (part: string): Card[] =>
  CARDS.map((card) => ({ ...card, picture: card.picture && pictureFor(part, card.picture) }));
