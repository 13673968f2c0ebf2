import { falseReasons, type LogFacts } from '@trait-market/contract/economy/draw-checks';
import { parseEntry, type LogEntryOf } from '@trait-market/contract/economy/draw-log';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { drawVectors } from '@trait-market/contract/testing/draw-vectors';
import { expect, test } from 'vitest';

const { refusal } = await drawVectors();

const refused = (code: string): LogEntryOf<'refused'> => {
  const entry = parseEntry(refusal.entry);
  if (entry?.type !== 'refused') throw new Error('It is a refusal');
  return { ...entry, code };
};

/** The moment at which the opening was refused, of a drop that opens at the given time after it. */
const factsOf = (code: string, opensAfterMs: number): LogFacts => {
  const entry = refused(code);
  const { message } = entry.signed;
  if (!('drop' in message)) throw new Error('It is an opening');
  const opensAt = new Date(Date.parse(entry.at) + opensAfterMs).toISOString();
  const drop = { ...tideOneDetail, id: message.drop, opensAt };
  return {
    entries: [entry],
    time: Date.parse(entry.at),
    drops: [drop],
    pools: [],
    draws: [],
    chains: [],
  };
};

test('E360 an unknown drop is a false reason only if the drop was open or sold before', () => {
  const found = [{ id: refused('').id, fault: 'false-refusal' }];
  expect(falseReasons(factsOf('unknown-drop', 0))).toEqual(found);
  const later = factsOf('unknown-drop', 1);
  expect(falseReasons(later)).toEqual([]);
  expect(falseReasons({ ...later, drops: [] })).toEqual([]);
  const accepted = { ...refused(''), type: 'accepted' as const, id: refused('').link };
  expect(falseReasons({ ...later, entries: [accepted, ...later.entries] })).toEqual(found);
});
