import type { Movement } from '../ledger/settlement';
import type { LedgerContext } from '../orders/market-context';
import { reviewOrders } from '../orders/review-orders';
import type { ActivityRow } from '../tables/rows';

type Told = Pick<ActivityRow, 'type' | 'from' | 'goods'>;

const toldOf = ({ tables }: LedgerContext, movement: Movement): Told | undefined => {
  switch (movement.kind) {
    case 'mint':
    case 'burn': {
      const { traitId, quantity } = movement;
      const from = movement.kind === 'mint' ? movement.to : movement.from;
      return { type: movement.kind, from, goods: [{ kind: 'trait', traitId, quantity }] };
    }
    case 'wear':
    case 'take-off': {
      const { account, avatar, slot } = movement;
      const traitId =
        movement.kind === 'wear' ? movement.traitId : tables.avatars.find(avatar)?.worn[slot];
      if (traitId === undefined) return undefined;
      const trait = { kind: 'trait', traitId, quantity: 1 } as const;
      return { type: movement.kind, from: account, goods: [trait, { kind: 'avatar', avatar }] };
    }
    default:
      return undefined;
  }
};

/**
 * Movements that are no order, each of which that makes, ends or dresses something in the activity.
 *
 * @returns what the activity says of them
 */
export const move = async (
  context: LedgerContext,
  movements: readonly Movement[],
): Promise<ActivityRow[]> => {
  const { tables, catalogue, settlement } = context;
  const told = movements.flatMap((movement) => toldOf(context, movement) ?? []);
  await settlement.execute(movements);
  const rows = told.flatMap(({ type, from, goods }) => {
    const [first] = goods;
    const trait = first?.kind === 'trait' ? catalogue.traits.get(first.traitId) : undefined;
    const collection = catalogue.collections.get(trait?.collection ?? '');
    if (collection === undefined) return [];
    const { chainId } = collection;
    const at = context.now();
    const row = {
      type,
      at,
      chainId,
      from,
      to: null,
      goods,
      inReturn: [],
      price: null,
      orderHash: null,
    };
    return [tables.log.add(row)];
  });
  reviewOrders(context, movements);
  return rows;
};
