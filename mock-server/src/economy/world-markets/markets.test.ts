import { expect, test, vi } from 'vitest';

import { createRandomSource } from '../../art/random';
import { accountOf } from '../../kernel/account';
import type { ContractSignatures } from '../../kernel/contract-signatures/contract-signatures';
import { createWorld } from '../../world/world';
import { refusalOf } from '../../testing/refusal-of';
import { createCatalogue } from '../catalogue/catalogue';
import { createMarkets } from './markets';
import { emptyBase } from '../tables/tables';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const catalogue = createCatalogue([], []);

const setUp = (contractSignatures?: ContractSignatures) => {
  const world = createWorld({
    name: 'test',
    randomSource: createRandomSource('test'),
  });
  const markets = createMarkets({
    source: {
      catalogue: () => catalogue,
      anchor: () => 0,
      baseAt: async (anchor) => emptyBase(anchor),
    },
    deployments: new Set(),
    contractSignatures,
  });
  const wrapped = async () =>
    (await markets.of(world)).context.settlement.coinOf(account, 1, 'wrapped');
  return { world, markets, wrapped };
};

test('a world keeps the same market until it is reset', async () => {
  const { world, markets, wrapped } = setUp();
  expect(markets.stateOf(world)).toBeNull();
  const market = await markets.of(world);
  await market.move([{ kind: 'fund', chainId: 1, coin: 'wrapped', to: account, amount: 5n }]);
  expect(await wrapped()).toBe(5n);
  world.reset();
  expect(markets.stateOf(world)).toBeNull();
  expect(await wrapped()).toBe(0n);
});

test('a saved market is restored with its world', async () => {
  const { world, markets, wrapped } = setUp();
  const market = await markets.of(world);
  await market.move([{ kind: 'fund', chainId: 1, coin: 'wrapped', to: account, amount: 5n }]);
  const [state, economy] = [world.state(), markets.stateOf(world)];
  await market.move([{ kind: 'fund', chainId: 1, coin: 'wrapped', to: account, amount: 2n }]);
  world.restore(state);
  markets.restore(world, economy);
  expect(await wrapped()).toBe(5n);
});

test('an action whose signature a contract checks is refused if its world is reset meanwhile', async () => {
  const checking: (() => void)[] = [];
  const { world, markets } = setUp({
    check: async ({ signature }) => {
      await new Promise<void>((resolve) => checking.push(resolve));
      return signature;
    },
  });
  const market = await markets.of(world);
  const check = () => market.context.checkSignature(account, `0x${'5a'.repeat(32)}`, '0x5a', 1);
  const [kept, lost] = [check(), refusalOf(check())];
  await vi.waitFor(() => expect(checking).toHaveLength(2));
  const [answerFirst, answerSecond] = checking;
  answerFirst?.();
  expect(await kept).toBe('0x5a');
  world.reset();
  answerSecond?.();
  expect(await lost).toBe('chain-unreachable');
});
