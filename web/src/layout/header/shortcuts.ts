import { paths } from '@/config/paths';

import { settings } from '../settings';
import { moveBetweenCards, pressOnCard } from './focused-card';
import { focusFilters } from './focus-filters';

type Shortcut = {
  label: string;
  /** Keys that are pressed one after the other. */
  keys: readonly string[];
  run: (navigate: (path: string) => void) => void;
};

const goTo = (key: string, name: string, path: string): Shortcut => ({
  label: `Go to ${name}`,
  keys: ['g', key],
  run: (navigate) => navigate(path),
});

/** The single-key shortcuts: the only list of them, which the dialog shows as well. */
export const SHORTCUTS: readonly { title: string; rows: readonly Shortcut[] }[] = [
  {
    title: 'Go to a page',
    rows: [
      goTo('m', 'the market', paths.market),
      goTo('o', 'collections', paths.collections),
      goTo('a', 'activity', paths.activity),
      goTo('c', 'your cart', paths.cart),
      goTo('w', 'your watchlist', paths.watchlist),
      goTo('d', 'your dashboard', paths.dashboard),
      goTo('i', 'your inventory', paths.dashboardInventory),
    ],
  },
  {
    title: 'In lists of cards',
    rows: [
      { label: 'Next card', keys: ['j'], run: () => moveBetweenCards(1) },
      { label: 'Previous card', keys: ['k'], run: () => moveBetweenCards(-1) },
      { label: 'Buy the focused card', keys: ['b'], run: () => pressOnCard('Buy') },
      { label: 'Add it to the cart', keys: ['a'], run: () => pressOnCard('Add to cart') },
      { label: 'Go to the filters', keys: ['f'], run: focusFilters },
    ],
  },
  {
    title: 'Help',
    rows: [{ label: 'Show this dialog', keys: ['?'], run: () => settings.write(true) }],
  },
];

const ALL = SHORTCUTS.flatMap(({ rows }) => rows);

/** The longest pause between the keys of one shortcut. */
const PAUSE_MS = 1500;

let before: { key: string; at: number } | undefined;

/** Runs the shortcut that a key completes. */
export const pressKey = (
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  navigate: (path: string) => void,
): void => {
  const first = before && timeStamp - before.at < PAUSE_MS ? before.key : undefined;
  before = undefined;
  const typed = first === undefined ? [key] : [first, key];
  const shortcut = ALL.find(({ keys }) => keys.join() === typed.join());
  if (shortcut) shortcut.run(navigate);
  else if (ALL.some(({ keys }) => keys.length > 1 && keys[0] === key))
    before = { key, at: timeStamp };
};
