import { DEMO_ADDRESS, DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';
import { expect, test } from 'vitest';

import { DEMO_FACTORY_CODE } from '../../third-parties/rpc/chain/demo-factory-code';
import { demoChain } from '../../third-parties/rpc/chain/demo-chain';
import { compileDemoAccount } from './compile-demo-account';
import { smartAddressOf } from './smart-wallet';

test('the committed code of the demo account’s factory is what its source compiles to', () => {
  expect(DEMO_FACTORY_CODE).toBe(compileDemoAccount().factory);
});

test('the demo smart account belongs to the demo wallet, and exists on Ethereum only', async () => {
  expect(smartAddressOf(DEMO_ADDRESS)).toBe(DEMO_SMART_ADDRESS);
  expect(await (await demoChain(1)).codeAt(DEMO_SMART_ADDRESS)).not.toBe('0x');
  expect(await (await demoChain(137)).codeAt(DEMO_SMART_ADDRESS)).toBe('0x');
});
