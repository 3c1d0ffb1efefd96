import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import styles from '@/app/[lang]/styleguide/styleguide.module.scss';

const SHEET = readFileSync('components/ui/design/_tokens.scss', 'utf8').split('\n}')[0] ?? '';

/** The names of tokens, by prefix. */
const tokensOf = (line: RegExp): string[] => [...SHEET.matchAll(line)].map(([, name = '']) => name);

const token = (name: string): CSSProperties => ({ '--token': `var(--${name})` }) as CSSProperties;

export function Colours() {
  return (
    <ul className={styles.colours}>
      {tokensOf(/^ {2}--([\w-]+): (?:#|rgb|var)/gm).map((name) => (
        <li key={name} style={token(name)}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function TypeScale() {
  return tokensOf(/^ {2}--size-([\w-]+):/gm).map((name) => (
    <p key={name} className={styles.specimen} style={token(`size-${name}`)} data-face={name}>
      Škaljari, ćuprija, đardin <code>size-{name}</code>
    </p>
  ));
}

export function Spaces() {
  return tokensOf(/^ {2}--space-([\w-]+):/gm).map((name) => (
    <p key={name} className={styles.space} style={token(`space-${name}`)}>
      <code>space-{name}</code>
    </p>
  ));
}
