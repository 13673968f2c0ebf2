import type { Order } from '@trait-market/contract/economy/orders';

import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { weiToEther } from '@/lib/format/ether';

import { avatarField, TICKED, traitField } from '../shared/orders/trade-choices';

/** Returns the form's values that give what the countered trade wants, and ask for its coin. */
export const counteredValues = ({ counters }: { counters?: Order | undefined }) => {
  const values: Record<string, string> = {};
  if (!counters) return values;
  const { gets, unitPrice } = counters;
  for (const item of gets) {
    if (item.kind === 'trait') values[traitField(item.trait.id)] = String(item.quantity);
    if (item.kind === 'avatar') values[avatarField(item.avatar)] = TICKED;
  }
  const [asked, added] = [givenCoin(unitPrice), wantedCoin(unitPrice)];
  if (asked) values['coin-wanted'] = weiToEther(BigInt(asked.amount));
  if (added) values['coin-given'] = weiToEther(BigInt(added.amount));
  return values;
};
