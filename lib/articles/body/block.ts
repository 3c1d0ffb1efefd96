import type { Picture } from '@/lib/pictures/picture';

/** A part of an article’s body, in reading order. `html` is clean: it went through the allow-list. */
export type Block =
  | { kind: 'heading'; html: string; length: number }
  /** `chunks`: the sentence chunks of up to 100 characters that its words make. */
  | { kind: 'text'; html: string; length: number; chunks: number }
  | { kind: 'image'; picture: Picture }
  | { kind: 'gallery'; pictures: Picture[] }
  | { kind: 'embed'; src: string; host: string };
