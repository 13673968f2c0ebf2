import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import {
  buildOrder,
  COMMITMENT_ZONE,
  criteriaProof,
  type Fill,
  type FillMessage,
  NO_ADDRESS,
  type OrderComponents,
  orderHash,
  orderTypedData,
  SEAPORT,
  type TraitCommitment,
} from '@trait-market/contract/economy/typed-data';
import { encodeFunctionData, hexToBigInt, numberToHex, parseAbi, slice, type Hex } from 'viem';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { accountOf, type Account } from '../../kernel/account';
import { DAY_MS, ETHER, MARKET_NOW } from '../market';
import { ALPHA, tokenIdOf } from '../market-catalogue';
import { orderTermsFor } from '../order-terms';
import { newWallet } from '../wallet';
import { coSignerOf } from './co-signer';
import { sharedStage, type Stage } from './hold-against-seaport';
import { fillData, type SeaportFill } from './fill-data';
import { wearData, type OracleChain } from './oracle';
import { whySeaport } from './outcome';

const NOW_S = BigInt(MARKET_NOW / 1000);
const { avatars: AVATARS, traits: TRAITS } = ALPHA.contracts;
const EYES = tokenIdOf('alpha-eyes');
const HAT = tokenIdOf('alpha-hat');
const CAP = tokenIdOf('alpha-cap');
const AVATAR = '77';
const WEARS_HAT: TraitCommitment = {
  token: AVATARS,
  avatarId: AVATAR,
  slot: 'headwear',
  traitId: HAT,
};

const ZONE_ABI = parseAbi([
  'struct Spent { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct Received { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'struct ZoneParameters { bytes32 orderHash; address fulfiller; address offerer; Spent[] offer; Received[] consideration; bytes extraData; bytes32[] orderHashes; uint256 startTime; uint256 endTime; bytes32 zoneHash; }',
  'function authorizeOrder(ZoneParameters fill) returns (bytes4)',
]);

let stage: Stage;
let chain: OracleChain;
beforeAll(async () => {
  stage = await sharedStage();
  chain = stage.oracle[1];
}, 120_000);

const maker = newWallet();
const makerAccount = accountOf(maker.address);
const buyer = accountOf(newWallet().address);
const terms = orderTermsFor(
  maker.address,
  () => '0',
  () => MARKET_NOW + DAY_MS,
);

beforeEach(async () => {
  await chain.fork();
  onTestFinished(() => chain.undo());
  chain.setTime(NOW_S);
  for (const account of [makerAccount, buyer]) {
    await chain.setNative(account, 20n * ETHER);
    await chain.wrap(account, 10n * ETHER);
    await chain.approveCoin(account);
    await chain.approveTokens(account, AVATARS);
    await chain.approveTokens(account, TRAITS);
    for (const id of [EYES, HAT, CAP]) await chain.mint(TRAITS, account, id, 3);
  }
  await chain.setOwner(AVATARS, AVATAR, buyer);
  await chain.setWorn(AVATARS, AVATAR, 'headwear', HAT);
});

const threeListed = () => buildOrder(terms.listingOf('alpha-eyes', ETHER, 3n));

const eyesForAvatar = () =>
  buildOrder({
    ...terms.tradeOf('alpha-eyes', 'alpha-hat'),
    gets: [{ kind: 'avatar', token: AVATARS, tokenId: AVATAR }],
    commitments: [WEARS_HAT],
  });

type CoSignRequest = {
  components: OrderComponents;
  commitments?: readonly TraitCommitment[];
  fulfiller?: Account;
  fill?: Fill;
};

const ONE_OF_THREE: Fill = { units: 1n, ofUnits: 3n };
const WHOLE: Fill = { units: 1n, ofUnits: 1n };

const permitFor = (
  { components, commitments = [], fulfiller = buyer, fill = ONE_OF_THREE }: CoSignRequest,
  change: Partial<FillMessage> & { chainId?: ChainId } = {},
): Promise<Hex> => {
  const coSigner =
    Object.keys(change).length === 0 ? stage.coSigner : coSignerOf(stage.signer, change);
  return coSigner({ chainId: 1, components, commitments, fulfiller, fill, now: MARKET_NOW });
};

const fillOf = async (
  { components, fulfiller = buyer, fill = ONE_OF_THREE }: CoSignRequest,
  extraData: Hex,
  chosen?: SeaportFill['chosen'],
): Promise<SeaportFill> => ({
  components,
  signature: await maker.signTypedData(orderTypedData(1, components)),
  fulfiller,
  units: fill.units,
  ofUnits: fill.ofUnits,
  value: components.consideration[0]?.itemType === 0 ? ETHER * fill.units : 0n,
  extraData,
  chosen,
});

const refusalOf = async (
  request: CoSignRequest,
  extraData: Hex,
  chosen?: SeaportFill['chosen'],
): Promise<string | undefined> =>
  whySeaport(await chain.fulfil(await fillOf(request, extraData, chosen)))?.words.split(' ')[0];

describe('with the provider’s permit', () => {
  test('part of a listing is filled', async () => {
    const request = { components: threeListed() };
    expect(await refusalOf(request, await permitFor(request))).toBeUndefined();
    expect(await chain.traitsOf(TRAITS, buyer, EYES)).toBe(4n);
  });

  test('an offer for any trait of a slot is filled with the named one', async () => {
    const components = buildOrder(terms.anyFor('alpha', { slot: 'headwear' }, ETHER, 3n));
    const request = { components, fill: { ...ONE_OF_THREE, identifier: CAP } };
    const proof: Bytes32[] = criteriaProof([HAT, CAP], CAP) ?? [];
    const permit = await permitFor(request);
    expect(await refusalOf(request, permit, { identifier: CAP, proof })).toBeUndefined();
    expect(await chain.traitsOf(TRAITS, makerAccount, CAP)).toBe(4n);
  });

  test('an avatar that wears what was promised changes hands', async () => {
    const request = { components: eyesForAvatar(), commitments: [WEARS_HAT], fill: WHOLE };
    expect(await refusalOf(request, await permitFor(request))).toBeUndefined();
    expect(await chain.ownerOf(AVATARS, AVATAR)).toBe(makerAccount);
  });
});

describe('a fill is refused', () => {
  test('without a permit', async () => {
    expect(await refusalOf({ components: threeListed() }, '0x')).toBeDefined();
  });

  test('E184 with a permit that has been used', async () => {
    const request = { components: threeListed() };
    const permit = await permitFor(request);
    expect(await refusalOf(request, permit)).toBeUndefined();
    expect(await refusalOf(request, permit)).toBe('PermitUsed');
  });

  test('with an expired permit, from the exact second', async () => {
    const request = { components: threeListed() };
    const permit = await permitFor(request, { expiration: NOW_S });
    expect(await refusalOf(request, permit)).toBe('PermitExpired');
    expect(
      await refusalOf(request, await permitFor(request, { expiration: NOW_S + 1n })),
    ).toBeUndefined();
  });

  test('with a permit for another order', async () => {
    const permit = await permitFor({ components: threeListed() });
    expect(await refusalOf({ components: threeListed() }, permit)).toBe('PermitNotSigned');
  });

  test('E184 with a permit for another fulfiller', async () => {
    const components = threeListed();
    const permit = await permitFor({ components, fulfiller: makerAccount });
    expect(await refusalOf({ components }, permit)).toBe('PermitNotSigned');
  });

  test('with a permit for another chain', async () => {
    const request = { components: threeListed() };
    expect(await refusalOf(request, await permitFor(request, { chainId: 137 }))).toBe(
      'PermitNotSigned',
    );
  });

  test('for more units than the permit allows', async () => {
    const components = threeListed();
    const permit = await permitFor({ components });
    const fill = { units: 2n, ofUnits: 3n };
    expect(await refusalOf({ components, fill }, permit)).toBe('PermitNotSigned');
  });

  test('E184 for what is left, when the permit is for more', async () => {
    const components = threeListed();
    const two = { components, fill: { units: 2n, ofUnits: 3n } };
    expect(await refusalOf(two, await permitFor(two))).toBeUndefined();
    expect(await refusalOf(two, await permitFor(two))).toBe('PermitNotSigned');
  });

  test('with a permit that someone else signed', async () => {
    const components = threeListed();
    const request = { chainId: 1, components, commitments: [], fulfiller: buyer } as const;
    const forged = await coSignerOf(newWallet())({
      ...request,
      fill: ONE_OF_THREE,
      now: MARKET_NOW,
    });
    expect(await refusalOf({ components }, forged)).toBe('PermitNotSigned');
  });

  test('with the twin of a permit’s signature', async () => {
    const request = { components: threeListed() };
    const permit = await permitFor(request);
    // A permit has a head of six words, followed by the signature: its length, r, s and v.
    const at = 6 * 32;
    const s = hexToBigInt(slice(permit, at + 32, at + 64));
    const v = hexToBigInt(slice(permit, at + 64, at + 65));
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const twin: Hex = `${slice(permit, 0, at + 32)}${numberToHex(order - s, { size: 32 }).slice(2)}${numberToHex(
      v === 27n ? 28n : 27n,
      { size: 1 },
    ).slice(2)}${slice(permit, at + 65).slice(2)}`;
    expect(await refusalOf(request, twin)).toBe('PermitNotSigned');
  });

  test('with promises other than those the maker signed, or none', async () => {
    const request = { components: eyesForAvatar(), fill: WHOLE };
    const others = [[], [{ ...WEARS_HAT, traitId: CAP }], [WEARS_HAT, WEARS_HAT]];
    for (const commitments of others) {
      const permit = await permitFor({ ...request, commitments });
      expect(await refusalOf(request, permit)).toBe('CommitmentsNotSigned');
    }
  });

  test('E185 when what was promised has since been taken off', async () => {
    const request = { components: eyesForAvatar(), commitments: [WEARS_HAT], fill: WHOLE };
    const permit = await permitFor(request);
    await chain.setWorn(AVATARS, AVATAR, 'headwear', CAP);
    expect(await refusalOf(request, permit)).toBe('CommitmentBroken');
    expect(await chain.ownerOf(AVATARS, AVATAR)).toBe(buyer);
  });
});

describe('a contract that is called in the middle of a fill', () => {
  const request = { commitments: [WEARS_HAT], fill: WHOLE };

  test('E185 cannot undress the avatar that it is about to give', async () => {
    const components = eyesForAvatar();
    const permit = await permitFor({ ...request, components });
    const undress = { to: AVATARS, data: wearData(AVATAR, 'headwear') };
    await chain.makeCaller(buyer, undress);
    const data = fillData(await fillOf({ ...request, components }, permit));
    const why = whySeaport(await chain.runAsCaller(buyer, SEAPORT, data));
    expect(why?.words).toMatch(/^CommitmentBroken/);
    expect(await chain.ownerOf(AVATARS, AVATAR)).toBe(buyer);
    expect(await chain.traitsOf(TRAITS, buyer, EYES)).toBe(3n);
  });

  test('receives what is due if it does no harm', async () => {
    const components = eyesForAvatar();
    const permit = await permitFor({ ...request, components });
    await chain.makeCaller(buyer);
    const data = fillData(await fillOf({ ...request, components }, permit));
    expect(whySeaport(await chain.runAsCaller(buyer, SEAPORT, data))).toBeUndefined();
    expect(await chain.ownerOf(AVATARS, AVATAR)).toBe(makerAccount);
  });

  test('cannot use another permit to fill another order meanwhile', async () => {
    const components = eyesForAvatar();
    const other = { components: eyesForAvatar(), ...request };
    const second = fillData(await fillOf(other, await permitFor(other)));
    await chain.makeCaller(buyer, { to: SEAPORT, data: second });
    const first = fillData(
      await fillOf({ ...request, components }, await permitFor({ ...request, components })),
    );
    const why = whySeaport(await chain.runAsCaller(buyer, SEAPORT, first));
    expect(why?.words).toMatch(/^NoReentrantCalls/);
  });
});

test('only Seaport can use a permit', async () => {
  const components = threeListed();
  const permit = await permitFor({ components });
  const fill = {
    orderHash: orderHash(components),
    fulfiller: buyer,
    offerer: makerAccount,
    offer: [{ itemType: 3, token: TRAITS, identifier: BigInt(EYES), amount: 1n }],
    consideration: components.consideration.map(({ recipient, startAmount }) => ({
      itemType: 0,
      token: NO_ADDRESS,
      identifier: 0n,
      amount: BigInt(startAmount) / 3n,
      recipient,
    })),
    extraData: permit,
    orderHashes: [],
    startTime: 0n,
    endTime: BigInt(components.endTime),
    zoneHash: components.zoneHash,
  };
  const data = encodeFunctionData({ abi: ZONE_ABI, functionName: 'authorizeOrder', args: [fill] });
  const called = await chain.call({ from: buyer, to: COMMITMENT_ZONE, data });
  expect(whySeaport(called)?.words).toMatch(/^NotSeaport/);
  // The failed call must not have used up the permit.
  expect(await refusalOf({ components }, permit)).toBeUndefined();
  const late = await chain.call({ from: SEAPORT, to: COMMITMENT_ZONE, data });
  expect(whySeaport(late)?.words).toMatch(/^PermitUsed/);
});
