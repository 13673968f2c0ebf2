import { type PoolGiveRequest, poolGiveAction } from '@trait-market/contract/economy/actions';

import { shownAddress } from '../../kernel/account';
import { appendEntry } from '../draw-log/append-entry';
import type { TraitEntry } from '../catalogue/catalogue';
import { collectionOn } from '../reroll/collection-on';
import { POOL_ACCOUNT } from '../reroll/pool';
import { drawsFrom } from '../reroll/reroll-counts';
import { assertFree } from '../reroll/stake';
import { MarketRefusal } from '../shared/refusal';
import { poolKey } from '../tables/keys';
import { type ActionEffects, defineAction, type Signed } from './perform';

/** Gives loose editions to their pool for nothing in return. Only this action enlarges a pool. */
export const giveToPool = defineAction(poolGiveAction, {
  isLogged: true,
  effects: (context, signed: Signed<PoolGiveRequest>): ActionEffects<TraitEntry> => {
    const { caller, chainId, hash, now, request } = signed;
    const { token, slot, tokenId, quantity: wanted } = request.message;
    const { slug } = collectionOn(context, token, chainId);
    const trait = context.catalogue.traitByToken(slug, tokenId);
    if (trait === undefined) throw new MarketRefusal('unknown-trait', 'There is no such trait.');
    if (trait.slot !== slot) {
      throw new MarketRefusal(
        'wrong-slot',
        `${trait.value} is for another slot. A pool takes traits of its own slot.`,
      );
    }
    if (drawsFrom(context, poolKey(slug, slot)).waiting.length > 0) {
      throw new MarketRefusal(
        'draw-waiting',
        'A re-roll of this pool is still waiting for its result. Try again in a few minutes.',
      );
    }
    const quantity = Number(wanted);
    assertFree(context, caller, trait, quantity);
    const good = { kind: 'trait', traitId: trait.id, quantity } as const;
    const given = { from: caller, to: POOL_ACCOUNT };
    return {
      movements: [{ ...good, ...given }],
      activities: [
        {
          ...given,
          type: 'reroll',
          at: now,
          chainId,
          goods: [good],
          inReturn: [],
          price: null,
          orderHash: null,
        },
      ],
      store: () => {
        appendEntry(context, {
          type: 'given',
          at: new Date(now).toISOString(),
          wallet: shownAddress(caller),
          id: hash,
          pool: { collection: slug, slot },
          signed: request,
        });
        return trait;
      },
    };
  },
});
