import { randomnessOf } from '@trait-market/contract/economy/beacon';
import { drawFrom, opensCommitment, tableAfter } from '@trait-market/contract/economy/draws';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { REROLL_LIMIT } from '@trait-market/contract/economy/reroll';
import assert from 'node:assert/strict';

import { drawState } from '../../../economy/draws/draw-state';
import { tableOfDrop } from '../../../economy/packs/drop-table';
import { knownDrop } from '../../../economy/packs/known-drop';
import {
  packsOpened,
  packsOpenedLately,
  packsSold,
  packsUnopened,
} from '../../../economy/packs/pack-counts';
import { pooledEditions } from '../../../economy/reroll/pool';
import type { DrawRow } from '../../../economy/tables/drop-row';
import { rerolledLately } from '../../../economy/reroll/reroll-counts';
import type { DropRow } from '../../../economy/tables/drop-row';
import { packsKey } from '../../../economy/tables/keys';
import { tableHashOf } from '../known-hashes';
import { DROPS, type Model, type Place } from '../place';

const randomnessOfRow = ({ beacon }: DrawRow) => {
  if (beacon === null) throw new Error('A draw needs its round');
  return randomnessOf(beacon.signature);
};

/** Requires that five editions are left in the boxes per unopened pack. */
const expectValidDrop = (place: Place, { packs }: Model, drop: DropRow): void => {
  const { context } = place.market;
  const now = context.now();
  const opened = packsOpened(context, drop.id);
  const left = tableOfDrop(context, drop, 'left').sections.map(({ rows }) =>
    rows.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const unopened = drop.packs - opened;
  assert.deepEqual(
    left,
    [4 * unopened, unopened],
    'unopened packs × 5 = what is left in the boxes',
  );
  assert.ok(packsSold(context, drop.id) <= drop.packs);
  for (const { account } of place.actors) {
    assert.equal(
      packsUnopened(context, account, drop.id),
      packs.get(packsKey(account, drop.id)) ?? 0,
    );
    assert.ok(packsOpenedLately(context, account) <= OPENED_LIMIT);
  }
  let table = tableOfDrop(context, drop, 'declared');
  const drawn = context.tables.draws
    .rows()
    .filter((row) => row.drop === drop.id && drawState(row, now) === 'drawn')
    .toSorted((one, other) => one.sequence - other.sequence);
  for (const row of drawn) {
    const { entropy, commitment, table: signed } = row.signed.message;
    const { link } = row;
    if (link === null) throw new Error('What is drawn has a link');
    assert.equal(signed, tableHashOf(table), 'a draw is from what the one before has left');
    assert.ok(opensCommitment(link, commitment), 'the link is the one that was promised');
    const dice = { link, entropy, randomness: randomnessOfRow(row) };
    assert.deepEqual(row.picks, drawFrom(dice, row.table, row.packs));
    table = tableAfter(table, row.picks);
  }
  assert.equal(tableHashOf(table), tableHashOf(tableOfDrop(context, drop, 'left')));
};

export const expectValidPacks = (place: Place, model: Model): void => {
  for (const id of DROPS) expectValidDrop(place, model, knownDrop(place.market.context, id));
};

/** Requires that only gifts change a pool's size: a draw adds as many editions as it removes. */
export const expectValidPool = (
  { market: { context }, actors }: Place,
  { pooled }: Model,
): void => {
  assert.equal(pooledEditions(context), pooled, 'draws leave a pool as large as it was');
  for (const { account } of actors) {
    assert.ok(rerolledLately(context, account).length <= REROLL_LIMIT);
  }
  for (const row of context.tables.draws.rows()) {
    if (row.signed.kind !== 'reroll') continue;
    const { entropy, commitment, table, stake } = row.signed.message;
    const { link } = row;
    if (link === null) {
      assert.equal(drawState(row, context.now()), 'waiting', 'a draw waits for its round only');
      continue;
    }
    assert.equal(table, tableHashOf(row.table), 'a draw is from the pool that was signed');
    assert.ok(opensCommitment(link, commitment), 'the link is the one that was promised');
    const dice = { link, entropy, randomness: randomnessOfRow(row) };
    assert.deepEqual(row.picks, drawFrom(dice, row.table, 1));
    assert.equal(row.picks.length, 1, 'one comes out');
    assert.equal(row.stake?.length, stake.length);
  }
};
