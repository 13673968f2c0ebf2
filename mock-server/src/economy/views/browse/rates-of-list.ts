import type { Worth } from '@trait-market/contract/economy/rates';

import { rateTime, worthAt } from '../../prices/rates';
import { MarketRefusal } from '../../refusal';
import { cursorId, type PageQuery } from '../view/page';

/** By what a list compares prices: the rates of a time; or nothing, without fresh ones. */
export type ListRates = { worth: Worth; at: number | null };

const KEPT = /^(\d{1,15}|-) (.+)$/s;

/** A trait in a list by those rates, as its cursor names it. */
export const ratedId = (id: string, { at }: ListRates): string => `${at ?? '-'} ${id}`;

const ratesAt = (at: number | null): ListRates =>
  at === null ? { worth: {}, at } : { worth: worthAt(at), at };

/**
 * The rates that a page of a list goes by: those that the list began with, by its cursor, so that no trait is
 * shown twice or left out because rates moved; at its beginning those of now.
 *
 * @param now undefined: there are no fresh rates now
 * @throws MarketRefusal for a cursor of rates that there never were
 */
export const ratesOfList = ({ cursor }: PageQuery, now: number | undefined): ListRates => {
  if (cursor === undefined) return ratesAt(now === undefined ? null : rateTime(now));
  const [, kept] = KEPT.exec(cursorId(cursor)) ?? [];
  const at = kept === '-' ? null : Number(kept);
  if (kept === undefined || (at !== null && rateTime(at) !== at)) {
    throw new MarketRefusal(
      'bad-cursor',
      'This cursor isn’t valid for this list. Start from the first page.',
    );
  }
  return ratesAt(at);
};
