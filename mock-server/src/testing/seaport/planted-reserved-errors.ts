import type { Movement } from '../../economy/ledger/settlement';
import type { Plant } from './hold-against-seaport';
import { FEE_ACCOUNTS } from '../market-catalogue';
import { each, moving, understanding } from './planted-errors';

const isFee = (movement: Movement): boolean =>
  movement.kind === 'coin' && FEE_ACCOUNTS.includes(movement.to);

/** Errors in reserved listings. */
export const PLANTED_RESERVED_ERRORS: Readonly<Record<string, Plant>> = {
  'anyone can fill a reserved listing': understanding(() => ({ reservedFor: undefined })),
  'the item of a reserved listing stays with its maker': each((movement) =>
    movement.kind === 'trait' ? [] : [movement],
  ),
  'a reserved listing is given without being paid': each((movement) =>
    movement.kind === 'coin' && !isFee(movement) ? [] : [movement],
  ),
  'a reserved listing has no fees': moving((movements) =>
    movements.filter((movement) => !isFee(movement)),
  ),
};
