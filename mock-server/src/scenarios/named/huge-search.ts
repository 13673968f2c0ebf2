import { keccak256, slice, stringToHex } from 'viem';

import { addCollector } from '../../collectors';
import { accountOf } from '../../db/account';
import { SETTLED } from '../../holdings';
import type { Scenario } from '../scenario';

/** How many more accounts and traits there are. */
const MORE = 400;
const LONG_NAME = 'Extraordinarily Elaborate Otter Mask of the Seven Northern Lighthouses, Gilded';

export const scenario: Scenario = {
  summary: "A search for 'otter' finds 400 accounts and 400 traits, and no search stops at 20",
  apply: (world) => {
    const { records, clock } = world;
    world.searchLimit = 2 * MORE;
    for (let number = 1; number <= MORE; number += 1) {
      const account = accountOf(slice(keccak256(stringToHex(`otter ${number}`)), 12));
      addCollector(records, account, SETTLED, clock.now());
      records.profiles.create(account, { username: `otter-${number}` });
      const name = number % 20 === 0 ? LONG_NAME : 'Otter Mask';
      records.traits.add({ id: `otter-mask-${number}`, traitValue: `${name} ${number}` });
    }
  },
};
