import { expect, test } from 'vitest';

import { DEMO_ADDRESS } from './demo-address';
import { demoAccount } from './demo-wallet';

test('the demo address belongs to the key that the demo wallet signs with', () => {
  expect(demoAccount().address).toBe(DEMO_ADDRESS);
});
