import { REROLL_CREDITS, UPGRADE_CREDITS } from '@trait-market/contract/economy/reroll';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Draft, Of } from './draft';

/** Of the pool and with the editions that were chosen, for no more credits than it costs. */
export const isSoundReroll = ({ message }: Of<'reroll'>, { act, address }: Draft): boolean =>
  act.kind === 'reroll' &&
  isSameAddress(message.owner, address) &&
  isSameAddress(message.token, act.pool.token) &&
  message.slot === act.pool.slot &&
  message.stake.join() === act.stake.map(({ tokenId }) => tokenId).join() &&
  Number(message.highestCredits) === (act.stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS);

/** Of the trait that was chosen, no more editions than are free. */
export const isSoundPoolGive = ({ message }: Of<'poolGive'>, { act, address }: Draft): boolean =>
  act.kind === 'giveToPool' &&
  isSameAddress(message.owner, address) &&
  isSameAddress(message.token, act.trait.token) &&
  message.tokenId === act.trait.tokenId &&
  Number(message.quantity) <= act.free;
