import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onEachItem, type Fields } from './fields';

const LISTED = 'economy.collections.list/flow/the list has the figures of the statistics';
const E330 = 'E330 The list of collections has the figures of their statistics';

const onWeek = (change: (week: Fields) => Fields) =>
  onEachItem('economy.collections.list', (item) => {
    const { windows } = item;
    const week = isFields(windows) ? windows['week'] : undefined;
    return isFields(windows) && isFields(week)
      ? { ...item, windows: { ...windows, week: change(week) } }
      : item;
  });

export const collectionMutants: readonly EconomyMutant[] = [
  ...patched(LISTED, E330, {
    "The list of collections counts a week's sales twice": () =>
      onWeek((week) => ({ ...week, sales: 2 * Number(week['sales']) + 1 })),
    'The list of collections counts one sale too many in the week before': () =>
      onWeek((week) => ({ ...week, salesBefore: Number(week['salesBefore']) + 1 })),
    'The list of collections has another volume of the week before': () =>
      onWeek((week) => ({ ...week, volumeBefore: `${String(week['volumeBefore'])}1` })),
    'The list of collections has no earlier floor': () =>
      onWeek((week) => ({ ...week, floorBefore: null })),
  }),
];
