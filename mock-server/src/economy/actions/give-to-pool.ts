import { type PoolGiveRequest, poolGiveAction } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { POOL_ACCOUNT } from '../reroll/pool';
import { drawsFrom } from '../reroll/reroll-counts';
import { assertFree } from '../reroll/stake';
import { reviewOrders } from '../orders/review-orders';
import { poolKey } from '../tables/keys';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';
import { collectionOn } from './reroll';

/** Gives loose editions to their pool, for nothing: what else fills one leaves it as large as it was. */
export const giveToPool = async (
  context: MarketContext,
  caller: Account,
  request: PoolGiveRequest,
): Promise<TraitEntry> => {
  const { message } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) => poolGiveAction.typedData(place, message),
  });
  const { slug } = collectionOn(context, message.token, chainId);
  const trait = context.catalogue.traitByToken(slug, message.tokenId);
  if (trait === undefined) throw new MarketRefusal('unknown-trait', 'There is no such trait.');
  if (drawsFrom(context, poolKey(slug, trait.slot)).waiting.length > 0) {
    throw new MarketRefusal(
      'draw-waiting',
      'A re-roll of this pool is still waiting for its result. Try again in a few minutes.',
    );
  }
  const quantity = Number(message.quantity);
  assertFree(context, caller, trait, quantity);
  const movements = [
    { kind: 'trait', traitId: trait.id, from: caller, to: POOL_ACCOUNT, quantity },
  ] as const;
  await context.settlement.execute(movements);
  const at = context.now();
  const { id: activity } = context.tables.log.add({
    type: 'reroll',
    at,
    chainId,
    from: caller,
    to: POOL_ACCOUNT,
    goods: [{ kind: 'trait', traitId: trait.id, quantity }],
    inReturn: [],
    price: null,
    orderHash: null,
  });
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'poolGive',
    chainId,
    nonce: message.nonce,
    at,
    orderHashes: [],
    activity,
  });
  reviewOrders(context, movements);
  return trait;
};
