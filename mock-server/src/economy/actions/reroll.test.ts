import { rerollAction } from '@trait-market/contract/economy/actions';
import { rerollTable } from '@trait-market/contract/economy/reroll';
import { tableHash } from '@trait-market/contract/economy/draws';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountOf, type Account } from '../../kernel/account';
import { actingFor } from '../../testing/acting';
import { decide } from '../../testing/draws/decide';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { catalogueWithPins, PINS } from '../../testing/market-catalogue';
import { nextRound, ROUND_PUBLISHED_MS } from '../../testing/draws/next-round';
import { refusalOf } from '../../testing/refusal-of';
import { rerollActionsFor } from '../../testing/reroll-actions';
import { givePool } from '../../testing/test-pool';
import { signerOf } from '../../testing/signer';
import { newWallet } from '../../testing/wallet';
import { burnedEditions } from '../burns/burned-editions';
import { setConduct } from '../draws/conduct';
import { drawState } from '../draws/draw-state';
import { POOL_ACCOUNT, pooledEditions, poolOf } from '../reroll/pool';
import { stateOfTables } from '../tables/tables';

const MINUTE_MS = 60_000;
const otherBytes = `0x${'ab'.repeat(32)}` as const;
const [FIRST = '', SECOND = '', RARE = '', EPIC = ''] = PINS;

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const account = accountOf(wallet.address);
  const acts = rerollActionsFor(
    signerOf(wallet, () => place.clock.now),
    place.market,
  );
  place.setCredits(account, 0, 100);
  return { wallet, account, ...acts };
};

beforeEach(() => {
  place = openTestMarket({ catalogue: catalogueWithPins });
  [alice, bob] = [collector(), collector()];
  givePool(place, [alice.account, bob.account, collector().account, collector().account]);
});

const accept = async (stake: readonly string[], who = alice) =>
  place.market.reroll(who.account, await who.signReroll(stake));
const reroll = async (stake: readonly string[], who = alice) =>
  decide(place, await accept(stake, who));
const give = async (traitId: string, quantity = 1, who = alice) =>
  place.market.giveToPool(who.account, await who.signPoolGive(traitId, quantity));
const looseOf = (account: Account) =>
  PINS.map((id) => place.market.context.settlement.looseOf(account, id));
const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
const creditsOf = (who = alice) => place.credits.of(who.account, place.clock.now).vanilla;
const everything = () =>
  JSON.stringify([
    // A refused draw changes the draw log only.
    { ...stateOfTables(0, place.market.context.tables), drawLog: [], drawRefusals: [] },
    [alice, bob].map(({ account }) => place.credits.entries(account, place.clock.now)),
  ]);
const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  await place.market.commit(alice.account).catch(() => {});
  await place.market.commit(bob.account).catch(() => {});
  const before = everything();
  expect(await refusalOf(act())).toBe(code);
  expect(everything()).toBe(before);
};
const nameOf = (tokenId: string | undefined) =>
  place.market.context.catalogue.traitByToken('alpha', tokenId ?? '')?.id ?? '';

test('E193 a re-roll takes one edition and 10 credits, and gives one edition from the pool', async () => {
  const before = looseOf(alice.account);
  const size = pooledEditions(place.market.context);
  const { picks, state } = { ...(await reroll([FIRST])), state: 'drawn' };
  expect(state).toBe('drawn');
  expect(picks).toHaveLength(1);
  const came = PINS.indexOf(nameOf(picks[0]?.tokenId));
  const after = before.map((count, index) => count - Number(index === 0) + Number(index === came));
  expect(looseOf(alice.account)).toEqual(after);
  expect(creditsOf()).toBe(90);
  expect(pooledEditions(place.market.context)).toBe(size);
  expect(burnedEditions(place.market.context, FIRST)).toBe(0);
  const [events] = place.market.context.tables.log.of('wallet', alice.account);
  expect(events).toMatchObject({
    type: 'reroll',
    goods: [{ kind: 'trait', traitId: FIRST, quantity: 1 }],
    inReturn: [{ kind: 'trait', traitId: PINS[came], quantity: 1 }],
  });
});

test('E194 an upgrade takes three of a tier and 20 credits: one joins the pool, two are burned', async () => {
  const { tables } = place.market.context;
  const supply = () => PINS.map((id) => tables.supply.find(id) ?? 0);
  const [before, loose] = [supply(), sumOf(looseOf(alice.account))];
  const size = pooledEditions(place.market.context);
  const row = await reroll([FIRST, SECOND, FIRST]);
  expect(nameOf(row.picks[0]?.tokenId)).toBe(RARE);
  expect(row.table.sections).toHaveLength(1);
  expect(supply()).toEqual(before.map((count, index) => count - Number(index < 2)));
  expect([FIRST, SECOND].map((id) => burnedEditions(place.market.context, id))).toEqual([1, 1]);
  expect(sumOf(looseOf(alice.account))).toBe(loose - 2);
  expect(pooledEditions(place.market.context)).toBe(size);
  expect(creditsOf()).toBe(80);
  const events = tables.log.of('wallet', alice.account).map(({ type }) => type);
  expect(events.toSorted()).toEqual(['burn', 'burn', 'reroll']);
});

test('E195 a pool grows only by gifts, which give nothing in return', async () => {
  const size = pooledEditions(place.market.context);
  const loose = sumOf(looseOf(alice.account));
  await give(FIRST, 2);
  expect(pooledEditions(place.market.context)).toBe(size + 2);
  expect(sumOf(looseOf(alice.account))).toBe(loose - 2);
  expect(creditsOf()).toBe(100);
  await expectRefused(() => give(FIRST, 2), 'not-the-holder');
  await expectRefused(
    async () => place.market.giveToPool(bob.account, await alice.signPoolGive(FIRST, 1)),
    'not-yours',
  );
  const elsewhere = await alice.signPoolGive(FIRST, 1, { slot: 'mouth' });
  await expectRefused(async () => place.market.giveToPool(alice.account, elsewhere), 'wrong-slot');
});

test('E196 one of two users who signed for the same pool draws, and the other loses nothing', async () => {
  const later = nextRound(place.clock.now + ROUND_PUBLISHED_MS);
  const [one, other] = [await alice.signReroll([RARE]), await bob.signReroll([RARE], later)];
  const before = looseOf(bob.account);
  const row = await decide(place, await place.market.reroll(alice.account, one));
  if (nameOf(row.picks[0]?.tokenId) === RARE) return;
  await expectRefused(() => place.market.reroll(bob.account, other), 'pool-moved');
  expect([looseOf(bob.account), creditsOf(bob)]).toEqual([before, 100]);
  await reroll([RARE], bob);
});

test('E356 a re-roll that is signed for another chain than its pool is logged without the pool', async () => {
  const { chainId, deployment, message } = await alice.signReroll([FIRST]);
  const other = { chainId: chainId === 1 ? (137 as const) : (1 as const), deployment };
  const signature = await alice.wallet.signTypedData(rerollAction.typedData(other, message));
  const send = () => place.market.reroll(alice.account, { ...other, message, signature });
  expect(await refusalOf(send())).toBe('wrong-chain');
  expect(place.market.context.tables.drawRefusals.rows()).toMatchObject([
    { code: 'wrong-chain', pool: null },
  ]);
});

test('E196 a signed re-roll is drawn once, however often it is sent', async () => {
  const request = await alice.signReroll([FIRST]);
  const send = () => place.market.reroll(alice.account, request);
  const codes = await Promise.all([refusalOf(send()), refusalOf(send())]);
  expect(codes.toSorted()).toEqual(['already-executed', undefined]);
  expect(creditsOf()).toBe(90);
});

test('E196 the drawing user signs what determines the draw, under the next commitment', async () => {
  const signed = await alice.signReroll([FIRST]);
  await expectRefused(() => place.market.reroll(bob.account, signed), 'not-yours');
  await expectRefused(
    () =>
      place.market.reroll(alice.account, {
        ...signed,
        message: { ...signed.message, entropy: otherBytes },
      }),
    'bad-signature',
  );
  await expectRefused(
    async () =>
      place.market.reroll(
        alice.account,
        await alice.signReroll([FIRST], { commitment: otherBytes }),
      ),
    'commitment-moved',
  );
  await expectRefused(
    async () =>
      place.market.reroll(alice.account, await alice.signReroll([FIRST], { highestCredits: '9' })),
    'price-moved',
  );
});

test('E197 a pool opens at eight different traits', async () => {
  const { loose } = place.market.context.tables;
  for (const id of PINS.slice(7)) loose.remove(`${POOL_ACCOUNT}/${id}`);
  await expectRefused(() => reroll([FIRST]), 'pool-closed');
  await place.giveTrait(alice.account, PINS[7] ?? '');
  await give(PINS[7] ?? '');
  expect(poolOf(place.market.context, 'alpha', 'accessory')).toHaveLength(8);
  await reroll([FIRST]);
});

test('E197 a wallet re-rolls 20 times in 24 hours', async () => {
  place.setCredits(alice.account, 0, 1_000);
  await place.giveTrait(alice.account, FIRST, 25);
  for (let count = 0; count < 20; count += 1) await reroll([FIRST]);
  await expectRefused(() => reroll([FIRST]), 'reroll-limit');
  await reroll([FIRST], bob);
  place.clock.now += DAY_MS;
  await reroll([FIRST]);
});

describe('E194 an upgrade is refused', () => {
  test('with editions of several tiers', async () => {
    await expectRefused(() => reroll([FIRST, RARE, RARE]), 'mixed-tiers');
  });

  test('with the scarcest tier', async () => {
    for (const id of PINS) place.market.context.tables.supply.put(id, 5);
    await expectRefused(() => reroll([FIRST, FIRST, FIRST]), 'no-next-tier');
  });

  test('when the pool has nothing of the next tier', async () => {
    const { loose } = place.market.context.tables;
    loose.remove(`${POOL_ACCOUNT}/${RARE}`);
    await expectRefused(() => reroll([FIRST, FIRST, SECOND]), 'next-tier-empty');
  });
});

describe('E198 refuses to put in:', () => {
  const lone = async (traitId: string) => {
    await place.giveTrait(alice.account, traitId);
  };
  const acting = () => actingFor(alice.wallet, place.market);

  test('a trait that was not given', async () => {
    await expectRefused(() => reroll([EPIC]), 'not-the-holder');
  });

  test('a trait of another slot or without a collection', async () => {
    await expectRefused(
      async () =>
        place.market.reroll(alice.account, await alice.signReroll([FIRST], { stake: ['1000001'] })),
      'wrong-slot',
    );
    await expectRefused(
      async () =>
        place.market.reroll(alice.account, await alice.signReroll([FIRST], { stake: ['77'] })),
      'unknown-trait',
    );
  });

  test('E198 a listed trait, or one promised in a trade', async () => {
    const token = place.market.context.catalogue.collections.get('alpha')?.contracts.traits;
    await lone('alpha-hat');
    await acting().post(acting().listingOf('alpha-hat', ETHER));
    await expectRefused(() => give('alpha-hat'), 'stake-listed');
    await lone('alpha-cap');
    await acting().post(acting().tradeOf('alpha-cap', 'alpha-eyes'));
    await expectRefused(() => give('alpha-cap'), 'stake-promised');
    await lone('alpha-hat');
    await give('alpha-hat');
    expect(token).toBeDefined();
  });

  test('a trait that an avatar wears', async () => {
    place.giveAvatar(alice.account, '7', 'alpha', { accessory: EPIC });
    await expectRefused(() => reroll([EPIC]), 'stake-worn');
  });

  test('E198 a locked trait', async () => {
    await lone(EPIC);
    await place.market.context.settlement.execute([
      { kind: 'lock', traitId: EPIC, from: alice.account, quantity: 1 },
    ]);
    await expectRefused(() => reroll([EPIC]), 'stake-locked');
  });

  test('a trait without enough credits', async () => {
    place.setCredits(alice.account, 0, 9);
    await expectRefused(() => reroll([FIRST]), 'credits-short');
  });
});

test('E343 a stake is locked until the round is published', async () => {
  const before = sumOf(looseOf(alice.account));
  const size = pooledEditions(place.market.context);
  const row = await accept([FIRST, SECOND, FIRST]);
  expect(row).toMatchObject({ link: null, beacon: null, picks: [] });
  expect(sumOf(looseOf(alice.account))).toBe(before - 3);
  expect([burnedEditions(place.market.context, FIRST), creditsOf()]).toEqual([0, 80]);
  await expectRefused(() => give(RARE, 1, bob), 'draw-waiting');
  await decide(place, row);
  expect(sumOf(looseOf(alice.account))).toBe(before - 2);
  expect(pooledEditions(place.market.context)).toBe(size);
  await expectRefused(
    async () => place.market.reroll(alice.account, await alice.signReroll([RARE], { round: '1' })),
    'round-passed',
  );
});

describe('E199 a missing link', () => {
  test('E199 returns editions and credits after 10 minutes, once', async () => {
    const before = looseOf(alice.account);
    setConduct(place.market.context.tables, 'never-reveals');
    const { id } = await reroll([FIRST, FIRST, SECOND]);
    const state = () => {
      const row = place.market.context.tables.draws.find(id);
      return row === undefined ? undefined : drawState(row, place.clock.now);
    };
    expect([state(), creditsOf(), sumOf(looseOf(alice.account))]).toEqual([
      'waiting',
      80,
      sumOf(before) - 3,
    ]);
    await expectRefused(() => reroll([RARE]), 'draw-waiting');
    await expectRefused(() => give(RARE, 1, bob), 'draw-waiting');
    place.clock.now += 10 * MINUTE_MS;
    await place.market.settle();
    expect([state(), creditsOf()]).toEqual(['waiting', 80]);
    place.clock.now += 1;
    await place.market.settle();
    await place.market.settle();
    expect([state(), creditsOf(), looseOf(alice.account)]).toEqual(['returned', 100, before]);
    place.clock.now -= 5 * MINUTE_MS;
    expect(state()).toBe('returned');
    place.clock.now += 5 * MINUTE_MS;
    setConduct(place.market.context.tables, 'honest');
    await reroll([FIRST]);
  });

  test('leaves the pool as it was', async () => {
    const hash = () => {
      const items = poolOf(place.market.context, 'alpha', 'accessory').map((one) => ({
        ...one,
        tokenId: one.trait.tokenId,
      }));
      return tableHash(rerollTable({ token: otherToken, items }));
    };
    const otherToken = '0x00000000000000000000000000000000000000c1';
    const before = hash();
    setConduct(place.market.context.tables, 'never-reveals');
    await reroll([FIRST]);
    place.clock.now += 11 * MINUTE_MS;
    await place.market.settle();
    expect(hash()).toBe(before);
  });
});
