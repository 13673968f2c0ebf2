import type { ChainAmount } from '@trait-market/contract/economy/rates';
import { readOrder } from '@trait-market/contract/economy/typed-data';

import type { Signable } from '../signing/signable';

/** What somebody pays by what they sign, or gets by it, in wei. */
export type Money = { isPaid: boolean } & ChainAmount;

const ofOrder = ({
  chainId,
  components,
}: Extract<Signable, { kind: 'order' }>): Money | undefined => {
  const facts = readOrder(chainId, components);
  if (facts.kind === 'trade') return undefined;
  const isPaid = facts.kind === 'offer';
  const each = isPaid ? facts.unitPrice : facts.unitProceeds;
  return { isPaid, chainId, amount: String(each * facts.quantity) };
};

const ofFulfilment = ({
  chainId,
  terms,
  message,
}: Extract<Signable, { kind: 'fulfilment' }>): Money | undefined => {
  const facts = readOrder(chainId, terms);
  if (facts.kind === 'trade') return undefined;
  const isPaid = facts.kind === 'listing';
  const each = isPaid ? facts.unitPrice : facts.unitProceeds;
  return { isPaid, chainId, amount: String(each * BigInt(message.quantity)) };
};

/** The money of what is signed; undefined where there is none, or it stays with whoever signs. */
export const moneyOf = (signable: Signable): Money | undefined => {
  switch (signable.kind) {
    case 'order':
      return ofOrder(signable);
    case 'fulfilment':
      return ofFulfilment(signable);
    case 'subscribe':
    case 'buyCredits':
    case 'packBuy':
      return { isPaid: true, chainId: signable.chainId, amount: signable.message.highestPrice };
    default:
      return undefined;
  }
};
