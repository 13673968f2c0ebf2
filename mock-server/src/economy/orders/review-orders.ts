import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { LedgerContext } from './market-context';
import { stateOfOrder } from './order-state';
import { tokenKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';

const accountsIn = (movement: Movement): Account[] => {
  switch (movement.kind) {
    case 'wrap':
    case 'unwrap':
    case 'wear':
    case 'take-off':
    case 'approve':
      return [movement.account];
    case 'mint':
    case 'unbox':
    case 'unlock':
    case 'fund':
      return [movement.to];
    case 'burn':
    case 'lock':
    case 'burn-locked':
      return [movement.from];
    default:
      return [movement.from, movement.to];
  }
};

const avatarsIn = (movement: Movement): string[] => ('avatar' in movement ? [movement.avatar] : []);

const affectedOrders = (
  { tables, catalogue }: LedgerContext,
  movements: readonly Movement[],
): Set<string> => {
  const accounts = new Set(movements.flatMap(accountsIn));
  const avatars = new Set(movements.flatMap(avatarsIn));
  const hashes = [...accounts].flatMap((account) => [
    ...tables.orders.keysBy('openMaker', account),
  ]);
  const committed = [...avatars].flatMap((avatar) => {
    const row = tables.avatars.find(avatar);
    const token = catalogue.collections.get(row?.collection ?? '')?.contracts.avatars;
    if (row === undefined || token === undefined) return [];
    return [...tables.orders.keysBy('commitment', tokenKey(token, row.tokenId))];
  });
  return new Set([...hashes, ...committed]);
};

const isOver = ({ filledAt, cancelledAt }: OrderRow): boolean =>
  filledAt !== null || cancelledAt !== null;

/** Records which of the orders became dormant or fillable, so that their makers receive notices. */
export const reviewEach = (context: LedgerContext, hashes: Iterable<string>): void => {
  const { tables, termsOf } = context;
  const now = context.now();
  for (const hash of hashes) {
    const order = tables.orders.find(hash);
    if (order === undefined || isOver(order)) continue;
    const { kind } = stateOfOrder({ ...context, now }, order, termsOf(order));
    if (kind === 'dormant' && order.dormantSince === null) {
      tables.orders.put(hash, { ...order, dormantSince: now });
    } else if (kind === 'fillable' && order.dormantSince !== null) {
      tables.orders.put(hash, { ...order, dormantSince: null, revivedAt: now });
    }
  }
};

/** Reviews the orders that the movements affect. */
export const reviewOrders = (context: LedgerContext, movements: readonly Movement[]): void =>
  reviewEach(context, affectedOrders(context, movements));
