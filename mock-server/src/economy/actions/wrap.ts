import { type WrapRequest, unwrapAction, wrapAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { MarketRefusal } from '../shared/refusal';
import { defineAction, type Signed } from './perform';

const convert = (kind: 'wrap' | 'unwrap') =>
  defineAction(kind === 'wrap' ? wrapAction : unwrapAction, {
    effects: ({ settlement }, { caller, chainId, request }: Signed<WrapRequest>) => {
      const amount = BigInt(request.message.amount);
      if (amount === 0n) throw new MarketRefusal('bad-terms', 'There is nothing to wrap.');
      const coin = kind === 'wrap' ? 'native' : 'wrapped';
      if (settlement.coinOf(caller, chainId, coin) < amount) {
        throw new MarketRefusal('underfunded', 'You don’t have that much to convert.');
      }
      return {
        movements: [{ kind, chainId, account: caller, amount }],
        store: (): ChainId => chainId,
      };
    },
  });

export const wrap = convert('wrap');

export const unwrap = convert('unwrap');
