import * as fc from 'fast-check';

import { actorAt, aFew, anActor, aPrice, aTrait, command } from '../command';
import { testCatalogue } from '../../market-catalogue';
import { remember } from './orders';

const aKind = fc.constantFrom('listing', 'offer', 'any');

/** Signs listings and offers of one chain at once, and posts each. */
export const makeSeveral = fc
  .tuple(anActor, fc.array(fc.tuple(aKind, aTrait, aPrice, aFew), { minLength: 2, maxLength: 5 }))
  .map(([maker, rows]) =>
    command(
      `make ${rows.map(([kind, traitId, price, units]) => `${kind} ${traitId} ${price} × ${units}`).join(', ')} by ${maker} with one signature`,
      async (model, place) => {
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
          const { quantity } = together[index]?.asset ?? { quantity: 1n };
          await remember(model, place, maker, order, quantity);
        }
      },
    ),
  );
