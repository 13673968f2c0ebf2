import assert from 'node:assert/strict';

import { lockedEditions } from '../../../economy/burns/burned-editions';
import { boxedEditions } from '../../../economy/packs/boxed-editions';
import type { Model, Place } from '../place';

export const expectValidEditions = (place: Place, { editions }: Model): void => {
  const { tables } = place.market.context;
  for (const [traitId, count] of editions) {
    const loose = tables.loose.findBy('trait', traitId);
    const worn = tables.avatars.findBy('trait', traitId);
    const held = loose.reduce((sum, { quantity }) => sum + quantity, 0) + worn.length;
    const boxed = boxedEditions(place.market.context, traitId);
    const locked = lockedEditions(place.market.context, traitId);
    assert.equal(
      held + boxed + locked,
      count,
      `${traitId}: box + loose + worn + locked = editions`,
    );
    assert.equal(tables.supply.find(traitId) ?? 0, count);
  }
};
