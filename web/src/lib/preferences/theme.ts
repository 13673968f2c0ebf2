import { sharedText } from '../storage';

export const THEMES = { system: 'System', dark: 'Dark', light: 'Light' };

const stored = sharedText('theme');

/** The theme chosen in this browser. The page's first script applies it (`vite/load-order.ts`). */
export const chosenTheme = {
  read: (): string => stored.read() || 'system',
  write: (theme: string): void => {
    const text = theme === 'system' ? '' : theme;
    stored.write(text);
    window.dispatchEvent(new CustomEvent('theme', { detail: text }));
  },
  subscribe: stored.subscribe,
};
