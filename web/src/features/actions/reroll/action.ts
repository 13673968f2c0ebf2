import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn } from '../shared/matching';
import { givesTrait } from '../shared/wakes';
import { creditsFor } from '../messages/reroll';

/** Exchanges one loose edition, or three of a tier, for one from a pool. */
export const reroll: ActionDefinition<ActionOf<'reroll'>> = {
  steps: {
    reroll: ({ message }, { action: { pool, stake }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, pool.token) &&
      message.slot === pool.slot &&
      message.stake.join() === stake.map(({ tokenId }) => tokenId).join() &&
      Number(message.highestCredits) === creditsFor(stake),
    cancel: cancelsOwn,
  },
  chains: ({ pool }) => [pool.chainId],
  // The drawn trait isn't known beforehand.
  wakes: ({ pool }) => [
    givesTrait(({ collection, slot }) => collection === pool.collection && slot === pool.slot),
  ],
};
