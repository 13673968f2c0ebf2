import assert from 'node:assert/strict';

import { noticesOf } from '../../../economy/notices/inbox';
import type { Model, Place } from '../place';

/** Requires one notice per fill for its maker, and none about a user's own actions. */
export const expectValidNotices = (place: Place, { fills }: Model): void => {
  for (const [index, { account }] of place.actors.entries()) {
    const { rows, last } = noticesOf(place.market.context, account);
    assert.deepEqual(noticesOf(place.market.context, account), { rows, last }, 'asked again');
    const countOf = (kind: string): number =>
      rows.filter((row) => row.content.kind === kind).length;
    const filled = (isListing: boolean): number =>
      fills.filter((fill) => fill.maker === index && fill.isListing === isListing).length;
    assert.equal(countOf('sold'), filled(true), 'each sale has one notice');
    assert.equal(countOf('offer-accepted'), filled(false), 'each accepted offer has one notice');
    for (const { content: one } of rows) {
      if ('by' in one) assert.notEqual(one.by, account, 'no notice names its own account');
      if (one.kind !== 'outbid' && one.kind !== 'undercut') continue;
      const [theirs, own] = [BigInt(one.price.amount), BigInt(one.ownPrice.amount)];
      assert.ok(one.kind === 'outbid' ? theirs > own : theirs < own, 'a better price');
    }
  }
};
