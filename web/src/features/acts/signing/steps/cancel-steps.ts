import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import type { Signable } from '../signable';

/** What is signed to take orders back: on each chain as many as a signature may name, then the next. */
export const cancelSteps = (
  orders: readonly Order[],
  maker: WalletAddress,
): Extract<Signable, { kind: 'cancel' }>[] => {
  const [first] = orders;
  if (first === undefined) return [];
  const { chainId } = first;
  const named = orders.filter((order) => order.chainId === chainId).slice(0, MAX_CANCELLED);
  const orderHashes = named.map(({ hash }) => hash);
  return [
    { kind: 'cancel', chainId, message: { maker, orderHashes, deadline: NO_DEADLINE } },
    ...cancelSteps(
      orders.filter((order) => !named.includes(order)),
      maker,
    ),
  ];
};

/** What is signed to take back everything that carries this counter. */
export const cancelAllStep = (
  chainId: ChainId,
  counter: string,
  maker: WalletAddress,
): Signable => ({ kind: 'cancelAll', chainId, message: { maker, counter, deadline: NO_DEADLINE } });
