import type { DressRequest } from '@trait-market/contract/economy/benches';
import type { WrapRequest } from '@trait-market/contract/economy/actions';

import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Dressed } from '../benches/dressing';
import type { MarketContext } from '../orders/market-context';
import { approve } from './approve';
import { burn } from './burn';
import { buyCredits } from './buy-credits';
import { buyPacks } from './buy-packs';
import { cancel } from './cancel';
import { cancelAll } from './cancel-all';
import { dressBatch, dressOne } from './dress';
import { fulfil } from './fulfil';
import { gift } from './gift';
import { giveToPool } from './give-to-pool';
import { openPacks } from './open-packs';
import { type Action, type ActionOn, perform } from './perform';
import { postOrder } from './post-order';
import { reroll } from './reroll';
import { subscribe } from './subscribe';
import { undoDress } from './undo-dress';
import { withdrawBurn } from './withdraw-burn';
import { unwrap, wrap } from './wrap';

/** Runs an action after all earlier ones. */
type Enqueue = <Result>(action: (context: MarketContext) => Promise<Result>) => Promise<Result>;

/** Makes the response; if it throws, the action is rolled back. */
type Respond<Result> = (result: Result) => void;

/** Returns every signed action of a market, performed by {@link perform}. */
export const allActions = (enqueue: Enqueue) => {
  const by =
    <Request, Result>(action: Action<Request, undefined, Result>) =>
    (caller: Account, request: Request, respond?: Respond<Result>): Promise<Result> =>
      enqueue(async (context) => {
        const result = await perform(context, action, { caller, request, subject: undefined });
        respond?.(result);
        return result;
      });
  const on =
    <Request, Subject, Result>(action: ActionOn<Request, Subject, Result>) =>
    (caller: Account, id: string, request: Request, respond?: Respond<Result>): Promise<Result> =>
      enqueue(async (context) => {
        const subject = action.find(context, id, request);
        const result = await perform(context, action, { caller, request, subject });
        respond?.(result);
        return result;
      });
  const dress = { one: by(dressOne), batch: by(dressBatch) };
  const conversions = { wrap: by(wrap), unwrap: by(unwrap) };

  return {
    post: by(postOrder),
    fulfil: on(fulfil),
    cancel: on(cancel),
    cancelAll: by(cancelAll),
    wrap: (
      caller: Account,
      kind: 'wrap' | 'unwrap',
      request: WrapRequest,
      respond?: Respond<ChainId>,
    ) => conversions[kind](caller, request, respond),
    approve: by(approve),
    dress: (caller: Account, request: DressRequest, respond?: Respond<Dressed>) =>
      request.kind === 'one'
        ? dress.one(caller, request, respond)
        : dress.batch(caller, request, respond),
    undoDress: on(undoDress),
    subscribe: by(subscribe),
    buyCredits: by(buyCredits),
    buyPacks: by(buyPacks),
    openPacks: by(openPacks),
    burn: by(burn),
    withdrawBurn: on(withdrawBurn),
    reroll: by(reroll),
    giveToPool: by(giveToPool),
    gift: by(gift),
  };
};
