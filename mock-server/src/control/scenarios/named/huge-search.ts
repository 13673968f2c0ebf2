import { keccak256, slice, stringToHex } from 'viem';

import type { Movement } from '../../../economy/ledger/settlement';
import { accountOf } from '../../../kernel/account';
import { addCollector } from '../../../world/collectors';
import { SETTLED } from '../../../world/holdings';
import type { Scenario } from '../scenario';

const MORE = 400;
const EDITIONS = 3;
const LONG_NAME = 'Extraordinarily Elaborate Otter Mask of the Seven Northern Lighthouses, Gilded';

export const scenario: Scenario = {
  summary: "A search for 'otter' finds 400 accounts and 400 traits, and no search stops at 20",
  apply: async (world, openMarket) => {
    const { records, clock } = world;
    world.searchLimit = 2 * MORE;
    const editions: Movement[] = [];
    for (let number = 1; number <= MORE; number += 1) {
      const account = accountOf(slice(keccak256(stringToHex(`otter ${number}`)), 12));
      addCollector(records, account, SETTLED, clock.now());
      records.profiles.create(account, { username: `otter-${number}` });
      const name = number % 20 === 0 ? LONG_NAME : 'Otter Mask';
      const traitId = `otter-mask-${number}`;
      records.traits.add({ id: traitId, traitValue: `${name} ${number}` });
      editions.push({ kind: 'mint', traitId, to: account, quantity: EDITIONS });
    }
    await (await openMarket()).move(editions);
  },
};
