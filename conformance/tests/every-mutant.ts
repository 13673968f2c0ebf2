/**
 * Runs all broken providers of v1 and of the economy, and prints how many are caught. With
 * `MUTANTS=whole`, each runs against the whole suite in its own order; `PART=2/8` selects the
 * second of eight parts, `KILLED_BY` those of matching checks.
 */
import { createMockServer } from '@trait-market/mock-server';

import { allEconomyMutants } from './economy-mutants/all-economy-mutants';
import { catchMarkets } from './catching/markets';
import { allMutants } from './mutants/all-mutants';
import { survivalOf } from './mutants/hold';
import { survivorsOf } from './catching/survivors';

const { MUTANTS, PART = '1/1', KILLED_BY = '' } = process.env;
const isWhole = MUTANTS === 'whole';
const [part = 1, parts = 1] = PART.split('/').map(Number);

const chosenOf = <Mutant extends { killedBy: string }>(mutants: readonly Mutant[]): Mutant[] =>
  mutants.filter(
    ({ killedBy }, index) => index % parts === part - 1 && new RegExp(KILLED_BY).test(killedBy),
  );

const survivorsOfV1 = async (): Promise<string[]> => {
  const mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  try {
    return await survivorsOf(chosenOf(allMutants), (mutant) =>
      survivalOf(mutant, {
        mockUrl: mock.url,
        world: `mutant-${allMutants.indexOf(mutant)}`,
        isWhole,
      }),
    );
  } finally {
    await mock.stop();
  }
};

const survivorsOfEconomy = async (): Promise<string[]> => {
  const chosen = chosenOf(allEconomyMutants);
  const markets = await catchMarkets(chosen, { isWhole });
  try {
    return await survivorsOf(chosen, markets.survival);
  } finally {
    await markets.stop();
  }
};

const report = (what: string, count: number, survivors: readonly string[]): void => {
  console.log(`${count - survivors.length} of ${count} ${what} caught`);
  for (const survivor of survivors) console.log(`  not caught: ${survivor}`);
};

const ofV1 = await survivorsOfV1();
report('broken providers of v1', chosenOf(allMutants).length, ofV1);
const ofEconomy = await survivorsOfEconomy();
report('broken markets', chosenOf(allEconomyMutants).length, ofEconomy);
const total = chosenOf(allMutants).length + chosenOf(allEconomyMutants).length;
const survivors = [...ofV1, ...ofEconomy];
console.log(`${total - survivors.length} of ${total} caught${isWhole ? ' by whole runs' : ''}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
