/** What the menu’s buttons command; also known to browsers whose page has no scripts yet. */
export const DRAWER_ID = 'menu';

declare module 'react' {
  // Not yet in React’s types: what a button does to the element it names, by the browser itself.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
