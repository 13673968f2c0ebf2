import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { onItems, type Fields } from './fields';
import { sharedList } from './saved';

const ARRANGED = 'economy.showcases.save/flow/arranged, seen by anyone, and held';
const SHOWCASE = 'economy.showcases.ofWallet';

const E314 = 'E314 A wallet shows up to 12 items that it holds, in its own order';
const E315 = 'E315 An item disappears from the showcase once the wallet no longer holds it';

export const showcaseMutants: readonly EconomyMutant[] = [
  ...patched(ARRANGED, E314, {
    'A showcase is shown in reverse order': () => onItems(SHOWCASE, (items) => items.toReversed()),
    'A showcase shows what another wallet holds': () => sharedList(SHOWCASE),
  }),
  ...patched(ARRANGED, E315, {
    'A sold item stays in the showcase': () => {
      let most: readonly Fields[] = [];
      return onItems(SHOWCASE, (items) => {
        if (items.length > most.length) most = items;
        return items.length === 0 ? items : most;
      });
    },
  }),
];
