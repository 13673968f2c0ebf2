import { expect, test } from 'vitest';

import { journalChanges } from './journal-changes.js';

test.each([
  ['nothing happened', ['a', 'b'], ['a', 'b'], { lost: 0, gained: 0 }],
  ['some came', ['a'], ['a', 'b', 'c'], { lost: 0, gained: 2 }],
  ['the oldest were forgotten', ['a', 'b', 'c'], ['c', 'd'], { lost: 2, gained: 1 }],
  ['it was emptied', ['a', 'b'], [], { lost: 2, gained: 0 }],
  ['it is another one', ['a', 'b'], ['x'], { lost: 2, gained: 1 }],
  ['the first ones came', [], ['a'], { lost: 0, gained: 1 }],
  ['the same came again', ['a', 'a'], ['a', 'a', 'a'], { lost: 0, gained: 1 }],
])('%s', (_, before, now, changes) => {
  expect(journalChanges(before, now)).toEqual(changes);
});
