import type { CSSProperties } from 'react';
import styles from './styleguide.module.scss';

const COLOURS = [
  ...['page', 'raised', 'stone', 'line', 'line-strong', 'ink', 'ink-soft', 'sea', 'sea-deep', 'on-sea', 'roof', 'gold'],
  ...['on-gold', 'night', 'on-night', 'on-night-soft', 'night-line', 'deep', 'on-deep', 'on-deep-soft', 'on-picture'],
  ...['on-picture-line', 'on-picture-soft', 'shade', 'shade-strong', 'mark', 'water'],
];
const SIZES = [
  ...['hero', 'h1', 'h2', 'h3', 'card-large', 'card', 'title-large', 'title', 'title-small', 'day', 'day-small'],
  ...['lead', 'text', 'lead-hero', 'facts', 'nav', 'note', 'small', 'badge'],
];
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96];

const token = (name: string): CSSProperties => ({ '--token': `var(--${name})` }) as CSSProperties;

export function Colours() {
  return (
    <ul className={styles.colours}>
      {COLOURS.map((name) => (
        <li key={name} style={token(name)}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function TypeScale() {
  return SIZES.map((name) => (
    <p key={name} className={styles.specimen} style={token(`size-${name}`)} data-face={name}>
      Škaljari, ćuprija, đardin <code>size-{name}</code>
    </p>
  ));
}

export function Spaces() {
  return SPACES.map((pixels) => (
    <p key={pixels} className={styles.space} style={token(`space-${pixels}`)}>
      <code>space-{pixels}</code>
    </p>
  ));
}
