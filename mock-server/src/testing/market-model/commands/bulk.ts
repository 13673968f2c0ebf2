import * as fc from 'fast-check';

import { testCatalogue } from '../../market-catalogue';
import { actorAt, aFew, anActor, aPrice, aTrait, command } from '../command';
import type { Model, Place } from '../place';
import { remember } from './orders';

const aRow = fc.tuple(fc.constantFrom('listing', 'offer', 'any'), aTrait, aPrice, aFew);
export const someRows = fc.array(aRow, { minLength: 2, maxLength: 5 });
type Rows = typeof someRows extends fc.Arbitrary<infer Value> ? Value : never;

/** Signs the orders of the first row's chain at once, and posts each. */
export const makeTogether = async (
  model: Model,
  place: Place,
  maker: number,
  rows: Rows,
): Promise<void> => {
  const actor = actorAt(place, maker);
  const terms = rows.map(([kind, traitId, price, units]) => {
    if (kind === 'listing') return actor.listingOf(traitId, price, units);
    const collection = testCatalogue.traits.get(traitId)?.collection ?? '';
    return kind === 'offer'
      ? actor.offerFor(traitId, price, units)
      : actor.anyFor(collection, {}, price, units);
  });
  const together = terms.filter(({ chainId }) => chainId === terms[0]?.chainId);
  for (const [index, order] of actor.signBulk(together).entries()) {
    await remember(model, place, maker, order, together[index]?.asset.quantity ?? 1n);
  }
};

export const textOf = (rows: Rows): string =>
  rows.map(([kind, traitId, price, units]) => `${kind} ${traitId} ${price} × ${units}`).join(', ');

export const makeSeveral = fc
  .tuple(anActor, someRows)
  .map(([maker, rows]) =>
    command(`make ${textOf(rows)} by ${maker} with one signature`, (model, place) =>
      makeTogether(model, place, maker, rows),
    ),
  );
