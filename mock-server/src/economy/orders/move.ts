import type { Movement } from '../ledger/settlement';
import type { ActivityRow } from '../tables/rows';
import { applyEffects, type NewActivity } from './apply-effects';
import type { LedgerContext } from './market-context';

type Described = Pick<ActivityRow, 'type' | 'from' | 'goods'>;

const describe = ({ tables }: LedgerContext, movement: Movement): Described | undefined => {
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

/** Returns the activities of movements without an order. Must run before the movements are made. */
export const activitiesOf = (
  context: LedgerContext,
  movements: readonly Movement[],
): NewActivity[] =>
  movements.flatMap((movement) => {
    const described = describe(context, movement);
    const [first] = described?.goods ?? [];
    const trait = first?.kind === 'trait' ? context.catalogue.traits.get(first.traitId) : undefined;
    const collection = context.catalogue.collections.get(trait?.collection ?? '');
    if (described === undefined || collection === undefined) return [];
    const { chainId } = collection;
    const at = context.now();
    return [{ ...described, at, chainId, to: null, inReturn: [], price: null, orderHash: null }];
  });

export const move = async (
  context: LedgerContext,
  movements: readonly Movement[],
): Promise<ActivityRow[]> => {
  const activities = activitiesOf(context, movements);
  const store = () => undefined;
  return (await applyEffects(context, { movements, activities, store })).activities;
};
