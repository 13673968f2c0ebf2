import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Worth } from '@trait-market/contract/economy/rates';

import { rateTime, worthAt } from '../../prices/rates';
import { MarketRefusal } from '../../shared/refusal';
import type { RequestedPage } from '../view/page';

/** The rates of a list and their time. Without fresh rates, `worth` is empty and `at` is null. */
export type ListRates = { worth: Worth; at: number | null };

/** Returns no rates when the query names a chain, because only its prices are then compared. */
export const comparedBy = (
  { priceChain }: { priceChain?: ChainId | undefined },
  rates: ListRates,
): ListRates => {
  const at = priceChain === undefined ? rates.at : null;
  return { worth: at === null ? {} : rates.worth, at };
};

const ratesAt = (at: number | null): ListRates =>
  at === null ? { worth: {}, at } : { worth: worthAt(at), at };

/**
 * Keeps using the rates of a list's first page, so that new rates don't skip or repeat items.
 * @throws MarketRefusal for a cursor with an impossible time
 */
export const ratesOfPage = (
  { after }: Pick<RequestedPage, 'after'>,
  now: number | undefined,
): ListRates => {
  if (after === undefined) return ratesAt(now === undefined ? null : rateTime(now));
  const [at] = after;
  if (at === null) return ratesAt(null);
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || rateTime(at) !== at) {
    throw new MarketRefusal(
      'bad-cursor',
      'This cursor isn’t valid for this list. Start from the first page.',
    );
  }
  return ratesAt(at);
};
