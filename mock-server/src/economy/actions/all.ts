import type { WrapRequest } from '@trait-market/contract/economy/actions';
import type { DressRequest } from '@trait-market/contract/economy/benches';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Dressed } from '../benches/dressing';
import type { MarketContext } from '../orders/market-context';
import * as definitions from './definitions';
import type { Enqueue } from './perform';

type Definitions = typeof definitions;
type Performed = { [Name in keyof Definitions]: ReturnType<Definitions[Name]> };

export const allActions = (enqueue: Enqueue, market: MarketContext) => {
  const bound = Object.entries(definitions).map(([name, define]) => [
    name,
    define(enqueue, market),
  ]);
  const { postOrder, dressOne, dressBatch, wrap, unwrap, ...actions } = Object.fromEntries(
    bound,
  ) as Performed;
  const conversions = { wrap, unwrap };
  return {
    ...actions,
    post: postOrder,
    wrap: (
      caller: Account,
      kind: 'wrap' | 'unwrap',
      request: WrapRequest,
      respond?: (chainId: ChainId) => void,
    ) => conversions[kind](caller, request, respond),
    dress: (caller: Account, request: DressRequest, respond?: (dressed: Dressed) => void) =>
      request.kind === 'one'
        ? dressOne(caller, request, respond)
        : dressBatch(caller, request, respond),
  };
};
