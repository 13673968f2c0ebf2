import assert from 'node:assert/strict';

import { burnedEditions } from '../../../economy/burns/burned-editions';
import { burnState } from '../../../economy/tables/burn-row';
import { looseKey } from '../../../economy/tables/keys';
import type { Model, Place } from '../place';

/** Requires that final burns count once, and that only the pending burns' editions are locked. */
export const expectValidBurns = (
  { market: { context }, actors }: Place,
  { burns, editions }: Model,
): void => {
  const { tables } = context;
  const locked = new Map<string, number>();
  for (const { hash, actor, traitId, quantity, state } of burns) {
    const row = tables.burns.find(hash);
    if (row === undefined) throw new Error('A burn stays known');
    assert.equal(burnState(row), state);
    const account = actors[actor]?.account;
    if (state !== 'locked' || account === undefined) continue;
    const key = looseKey(account, traitId);
    locked.set(key, (locked.get(key) ?? 0) + quantity);
  }
  const listed = tables.locked
    .rows()
    .map(({ account, traitId, quantity }) => [looseKey(account, traitId), quantity] as const);
  assert.deepEqual(new Map(listed), locked, 'locked is what can be taken back');
  const numbers = tables.burns.rows().flatMap(({ gone }) => gone?.number ?? []);
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    numbers.map((_, index) => index + 1),
    'certificates are numbered from 1, each once',
  );
  for (const traitId of editions.keys()) {
    const inLog = tables.log
      .of('trait', traitId)
      .filter(({ type }) => type === 'burn')
      .flatMap(({ goods }) => goods)
      .reduce((sum, good) => sum + (good.kind === 'trait' ? good.quantity : 0), 0);
    assert.equal(burnedEditions(context, traitId), inLog, 'what is gone is in the activity, once');
  }
};
