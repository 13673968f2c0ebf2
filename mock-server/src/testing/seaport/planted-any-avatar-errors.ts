import type { Movement } from '../../economy/ledger/settlement';
import { FEE_ACCOUNTS } from '../market-catalogue';
import type { Plant } from './hold-against-seaport';
import { each, moving, understanding } from './planted-errors';

const isFee = (movement: Movement): boolean =>
  movement.kind === 'coin' && FEE_ACCOUNTS.includes(movement.to);

const OTHER_AVATARS: Readonly<Record<string, string>> = {
  'alpha/1': 'alpha/2',
  'alpha/2': 'alpha/1',
};

/** Errors in offers for any avatar of a collection. */
export const PLANTED_ANY_AVATAR_ERRORS: Readonly<Record<string, Plant>> = {
  'for any avatar another one is given than was named': each((movement) =>
    movement.kind === 'avatar'
      ? [{ ...movement, avatar: OTHER_AVATARS[movement.avatar] ?? movement.avatar }]
      : [movement],
  ),
  'an avatar of an offer for any stays with its owner': each((movement) =>
    movement.kind === 'avatar' ? [] : [movement],
  ),
  'an offer for any avatar takes one more than it wants': understanding(({ quantity }) => ({
    quantity: quantity + 1,
  })),
  'an offer for any avatar pays no fees': moving((movements) =>
    movements.filter((movement) => !isFee(movement)),
  ),
};
