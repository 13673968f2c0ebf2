import type { DressRequest } from '@trait-market/contract/economy/benches';
import type { WrapRequest } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { approve } from './approve';
import { burn } from './burn';
import { buyCredits } from './buy-credits';
import { buyPacks } from './buy-packs';
import { cancel } from './cancel';
import { cancelAll } from './cancel-all';
import { dressBatch, dressOne } from './dress';
import { fulfil } from './fulfil';
import { giveToPool } from './give-to-pool';
import { openPacks } from './open-packs';
import { type Action, type ActionOn, perform } from './perform';
import { postOrder } from './post-order';
import { reroll } from './reroll';
import { subscribe } from './subscribe';
import { undoDress } from './undo-dress';
import { withdrawBurn } from './withdraw-burn';
import { unwrap, wrap } from './wrap';

/** Runs an action after all that were started before it. */
type Enqueue = <Result>(action: (context: MarketContext) => Promise<Result>) => Promise<Result>;

/** Every signed action of a market, each through {@link perform}. */
export const allActions = (enqueue: Enqueue) => {
  const by =
    <Request, Result>(action: Action<Request, undefined, Result>) =>
    (caller: Account, request: Request): Promise<Result> =>
      enqueue((context) => perform(context, action, { caller, request, subject: undefined }));
  const on =
    <Request, Subject, Result>(action: ActionOn<Request, Subject, Result>) =>
    (caller: Account, id: string, request: Request): Promise<Result> =>
      enqueue(async (context) => {
        const subject = action.find(context, id, request);
        return perform(context, action, { caller, request, subject });
      });
  const dress = { one: by(dressOne), batch: by(dressBatch) };
  const conversions = { wrap: by(wrap), unwrap: by(unwrap) };

  return {
    post: by(postOrder),
    fulfil: on(fulfil),
    cancel: on(cancel),
    cancelAll: by(cancelAll),
    wrap: (caller: Account, kind: 'wrap' | 'unwrap', request: WrapRequest) =>
      conversions[kind](caller, request),
    approve: by(approve),
    dress: (caller: Account, request: DressRequest) =>
      request.kind === 'one' ? dress.one(caller, request) : dress.batch(caller, request),
    undoDress: on(undoDress),
    subscribe: by(subscribe),
    buyCredits: by(buyCredits),
    buyPacks: by(buyPacks),
    openPacks: by(openPacks),
    burn: by(burn),
    withdrawBurn: on(withdrawBurn),
    reroll: by(reroll),
    giveToPool: by(giveToPool),
  };
};
