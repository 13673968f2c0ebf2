import { buildOrder, criteriaOf, orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { tokenIdOf } from '../../testing/market-catalogue';
import type { SignableTerms } from '../../testing/order-terms';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  for (const { account } of [alice, bob, carol]) place.giveWrapped(account, 10n * ETHER);
  await place.giveTrait(bob.account, 'alpha-hat', 2);
  await place.giveTrait(bob.account, 'alpha-eyes', 12);
  await place.giveTrait(carol.account, 'alpha-cap', 6);
});

const loose = (who: { account: typeof alice.account }, traitId: string) =>
  place.market.context.settlement.looseOf(who.account, traitId);
const wrapped = (who: { account: typeof alice.account }) =>
  place.market.context.settlement.coinOf(who.account, 1, 'wrapped');
const snapshot = () => JSON.stringify(stateOfTables(0, place.market.context.tables));

const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = snapshot();
  expect(await refusalOf(act())).toBe(code);
  expect(snapshot()).toBe(before);
};

const give = (traitId: string, quantity = '1') => ({ identifier: tokenIdOf(traitId), quantity });

describe('an offer for any trait of a slot', () => {
  test('E107 is filled in parts, with different traits from different holders', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER, 3n));
    const first = await bob.fulfil(offer, give('alpha-hat', '2'));
    expect([first.order.filled, first.order.filledAt]).toEqual([2, null]);
    expect(first.activity.goods).toEqual([{ kind: 'trait', traitId: 'alpha-hat', quantity: 2 }]);
    expect(wrapped(bob)).toBe(10n * ETHER + (2n * ETHER * 9_250n) / 10_000n);
    const second = await carol.fulfil(offer, give('alpha-cap'));
    expect(second.order.filledAt).not.toBeNull();
    expect([loose(alice, 'alpha-hat'), loose(alice, 'alpha-cap')]).toEqual([2, 1]);
    expect(wrapped(alice)).toBe(7n * ETHER);
    await expectRefused(() => carol.fulfil(offer, give('alpha-cap')), 'filled');
  });

  test('E107 is refused with a trait of another slot, even with a proof of one that fits', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER));
    await expectRefused(() => bob.fulfil(offer, give('alpha-eyes')), 'not-in-criteria');
    const hash = orderHash(offer.components);
    const fitting = await bob.signFulfilment(offer, give('alpha-hat'));
    const other = await bob.signFulfilment(offer, give('alpha-eyes'));
    const forged = { ...other, criteriaProof: fitting.criteriaProof ?? [] };
    await expectRefused(() => place.market.fulfil(bob.account, hash, forged), 'not-in-criteria');
  });

  test('E107 is refused without a proof, and with a proof for another trait', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER));
    const hash = orderHash(offer.components);
    const { criteriaProof = [], ...bare } = await bob.signFulfilment(offer, give('alpha-hat'));
    const send = (request: typeof bare) => () => place.market.fulfil(bob.account, hash, request);
    expect(criteriaProof).toHaveLength(1);
    await expectRefused(send(bare), 'bad-proof');
    const { criteriaProof: others = [] } = await bob.signFulfilment(offer, give('alpha-cap'));
    await expectRefused(send({ ...bare, criteriaProof: others } as never), 'bad-proof');
  });

  test('needs a signature for the exact trait that is given', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER));
    const signed = await bob.signFulfilment(offer, give('alpha-hat'));
    const changed = {
      ...signed,
      message: { ...signed.message, identifier: tokenIdOf('alpha-cap') },
    };
    const hash = orderHash(offer.components);
    await expectRefused(() => place.market.fulfil(bob.account, hash, changed), 'bad-signature');
  });

  test('is refused for someone without the trait, for more than is left, and for its maker', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER, 2n));
    await expectRefused(() => bob.fulfil(offer, give('alpha-cap')), 'not-the-holder');
    await expectRefused(() => carol.fulfil(offer, give('alpha-cap', '3')), 'not-enough-left');
    await expectRefused(() => alice.fulfil(offer, give('alpha-hat')), 'own-order');
    await expectRefused(() => bob.fulfil(offer), 'bad-terms');
  });

  test('is filled once, however often it is sent', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, ETHER, 2n));
    await expectRefused(() => place.market.post(alice.account, offer), 'already-executed');
    const request = await bob.signFulfilment(offer, give('alpha-hat'));
    const send = () => place.market.fulfil(bob.account, orderHash(offer.components), request);
    await send();
    await expectRefused(send, 'already-executed');
  });

  test('is filled as far as the wrapped coin suffices, then becomes inactive', async () => {
    const offer = await alice.post(alice.anyFor('alpha', { slot: 'headwear' }, 4n * ETHER, 2n));
    const named = await alice.post(alice.offerFor('alpha-eyes', 5n * ETHER));
    await bob.fulfil(named);
    await expectRefused(() => bob.fulfil(offer, give('alpha-hat', '2')), 'not-enough-left');
    await bob.fulfil(offer, give('alpha-hat'));
    await expectRefused(() => bob.fulfil(offer, give('alpha-hat')), 'maker-underfunded');
  });
});

test('E104 an offer for any trait of a collection needs no proof, and accepts none', async () => {
  const offer = await alice.post(alice.anyFor('alpha', {}, ETHER, 2n));
  expect(offer.components.consideration[0]?.identifierOrCriteria).toBe('0');
  const request = await bob.signFulfilment(offer, give('alpha-eyes'));
  const padded = { ...request, criteriaProof: [`0x${'1'.repeat(64)}`] } as typeof request;
  const hash = orderHash(offer.components);
  await expectRefused(() => place.market.fulfil(bob.account, hash, padded), 'bad-proof');
  await bob.fulfil(offer, give('alpha-eyes'));
  expect(loose(alice, 'alpha-eyes')).toBe(1);
  await place.giveTrait(bob.account, 'omega-hat');
  await expectRefused(() => bob.fulfil(offer, give('omega-hat')), 'not-in-criteria');
});

describe('the signed set matches its description', () => {
  const rooted = (terms: SignableTerms, ids: readonly string[], criteria = terms.criteria) => {
    if (terms.kind !== 'offer' || terms.asset.kind !== 'any') throw new Error('An offer for any');
    const asset = { ...terms.asset, criteria: criteriaOf(ids) };
    return { ...terms, asset, ...(criteria && { criteria }) };
  };

  test('E105 another set is refused, and so is a description without a set', async () => {
    const terms = alice.anyFor('alpha', { slot: 'headwear' }, ETHER);
    const smaller = rooted(terms, [tokenIdOf('alpha-hat')]);
    await expectRefused(() => alice.post(smaller), 'bad-criteria');
    const { criteria, ...wordless } = terms;
    await expectRefused(() => alice.post(wordless), 'bad-criteria');
    const named = { ...alice.offerFor('alpha-hat', ETHER), criteria };
    await expectRefused(() => alice.post(named), 'bad-criteria');
  });

  test('E106 a tier is determined by the editions that exist at signing, and stays as signed', async () => {
    // These supplies determine the tiers: 2 hats are legendary, 6 caps epic, and 12 eyes rare.
    const epic = (ids: string[]) =>
      rooted(alice.anyFor('alpha', { slot: 'headwear' }, ETHER, 2n), ids, {
        slot: 'headwear',
        tier: 'epic',
      });
    const both = [tokenIdOf('alpha-hat'), tokenIdOf('alpha-cap')];
    await expectRefused(() => alice.post(epic(both)), 'bad-criteria');
    const offer = await alice.post(epic([tokenIdOf('alpha-cap')]));
    await expectRefused(() => bob.fulfil(offer, give('alpha-hat')), 'not-in-criteria');
    await place.giveTrait(carol.account, 'alpha-cap', 10);
    await carol.fulfil(offer, give('alpha-cap'));
    expect(loose(alice, 'alpha-cap')).toBe(1);
  });

  test('E438 a rarity is determined by what avatars wear at signing, and the set stays as signed', async () => {
    const wear = (trait: string, tokenIds: readonly string[]) => {
      for (const tokenId of tokenIds)
        place.giveAvatar(bob.account, tokenId, 'alpha', { headwear: trait });
    };
    // One of three avatars wears the cap, and two wear the hat.
    wear('alpha-hat', ['901', '902']);
    wear('alpha-cap', ['903']);
    const rareCaps = () =>
      rooted(alice.anyFor('alpha', { slot: 'headwear' }, ETHER, 2n), [tokenIdOf('alpha-cap')], {
        slot: 'headwear',
        rarity: 'rare',
      });
    const offer = await alice.post(rareCaps());
    wear('alpha-cap', ['901', '902']);
    await expectRefused(() => alice.post(rareCaps()), 'criteria-empty');
    await expectRefused(() => bob.fulfil(offer, give('alpha-hat')), 'not-in-criteria');
    await carol.fulfil(offer, give('alpha-cap'));
    expect(loose(alice, 'alpha-cap')).toBe(1);
  });

  test('E105 an empty set is refused, and so is one with promises', async () => {
    const terms = alice.anyFor('alpha', { slot: 'headwear' }, ETHER);
    const none = rooted(terms, ['1'], { slot: 'mouth' });
    await expectRefused(() => alice.post(none), 'criteria-empty');
    const { components, ...order } = await alice.signOrder(terms);
    expect(buildOrder(terms).orderType).toBe(2);
    const promising = {
      ...order,
      components,
      commitments: alice.bidFor('alpha/1', ETHER, true).commitments.slice(),
    };
    await expectRefused(() => place.market.post(alice.account, promising), 'bad-commitment');
  });
});
