import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { expect, test } from 'vitest';

import { isAsDeclared } from './drop-figures';

test('E170 a drop is hashed once, however often its page is rendered', () => {
  let hashed = 0;
  const drop = {
    ...tideOneDetail,
    get boxes() {
      hashed += 1;
      return tideOneDetail.boxes;
    },
  };
  expect(isAsDeclared(drop)).toBe(true);
  const once = hashed;
  expect(isAsDeclared(drop)).toBe(true);
  expect(hashed).toBe(once);
  const left = `0x${'0'.repeat(64)}` as const;
  expect(isAsDeclared({ ...tideOneDetail, left })).toBe(false);
});
