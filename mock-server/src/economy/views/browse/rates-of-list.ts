import type { Worth } from '@trait-market/contract/economy/rates';

import { rateTime, worthAt } from '../../prices/rates';
import { MarketRefusal } from '../../shared/refusal';
import type { RequestedPage } from '../view/page';

/** The rates by which a list compares prices, and their time; without fresh ones, none. */
export type ListRates = { worth: Worth; at: number | null };

const ratesAt = (at: number | null): ListRates =>
  at === null ? { worth: {}, at } : { worth: worthAt(at), at };

/**
 * The rates of a page. A list continues with the rates of its first page, so that no item is skipped or
 * repeated because rates moved: its sort keys begin with their time.
 *
 * @param now undefined: there are no fresh rates now
 * @throws MarketRefusal for a cursor of rates that there never were
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
