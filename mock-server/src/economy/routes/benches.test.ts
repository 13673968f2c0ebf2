import { dressAction, undoDressAction } from '@trait-market/contract/economy/actions';
import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { AvatarSchema, type Avatar } from '@trait-market/contract/economy/avatars';
import { type Bytes32, type ChainId, RefusalSchema } from '@trait-market/contract/economy/shared';
import {
  CollectionDetailSchema,
  CollectionPageSchema,
} from '@trait-market/contract/economy/collections';
import {
  ConstructionPageSchema,
  DressedSchema,
  type DressPlan,
  DressPlanSchema,
} from '@trait-market/contract/economy/benches';
import { ExecutedActionSchema } from '@trait-market/contract/economy/wallets';
import supertest from 'supertest';
import { beforeEach, expect, test } from 'vitest';

import { enterScenario } from '../../testing/control';
import { freshNumber } from '../../testing/fresh-numbers';
import { DEPLOYMENT as deployment } from '../../testing/market';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newTrader, type Trader } from '../../testing/traders';

const server = useMockServer();

let world: WorldClient;
let owner: Trader;
let avatar: Avatar;

const faces = async () => {
  const { body } = await world.call('get', '/economy/v1/collections').expect(200);
  const [collection] = CollectionPageSchema.parse(body).items;
  const detail = await world.call('get', `/economy/v1/collections/${collection?.slug}`).expect(200);
  return CollectionDetailSchema.parse(detail.body).faces;
};

const avatarAt = async (path: string) =>
  AvatarSchema.parse((await owner.get(`/avatars/${path}`).expect(200)).body);

beforeEach(async () => {
  world = server.world();
  await enterScenario(world, 'credit-rich-elite');
  owner = await newTrader(world);
  const [face] = await faces();
  if (face === undefined) throw new Error('A collection has avatars');
  const { collection, tokenId } = face;
  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: owner.wallet.address, avatars: [{ collection, tokenId }] })
    .expect(200);
  avatar = await avatarAt(`${collection}/${tokenId}`);
});

const path = () => `/avatars/${avatar.collection}/${avatar.tokenId}`;
const removable = () => avatar.worn.filter(({ slot }) => slot !== 'body' && slot !== 'background');
const wornWithout = (id: string) => avatar.worn.map((one) => one.id).filter((one) => one !== id);

const planOf = async (wear: readonly string[]): Promise<DressPlan> => {
  const { body } = await owner.post(`${path()}/plan`, { wear }).expect(200);
  return DressPlanSchema.parse(body);
};
const planWithout = (id: string) => planOf(wornWithout(id));

const inTenMinutes = () => String(Math.floor(Date.now() / 1000) + 600);

const signedDress = async ({ chainId, token, wornBefore, wornAfter, credits }: DressPlan) => {
  const message = {
    owner: owner.wallet.address,
    token,
    avatarId: avatar.tokenId,
    wornBefore,
    wornAfter,
    highestCredits: String(credits),
    nonce: freshNumber(),
    deadline: inTenMinutes(),
  };
  const signature = await owner.wallet.signTypedData(
    dressAction.typedData({ chainId, deployment }, message),
  );
  return { kind: 'one', chainId, deployment, message, signature };
};

const signedUndo = async (chainId: ChainId, dressHash: Bytes32) => {
  const message = {
    owner: owner.wallet.address,
    dressHash,
    nonce: freshNumber(),
    deadline: inTenMinutes(),
  };
  const signature = await owner.wallet.signTypedData(
    undoDressAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

const feed = async (query = '') =>
  ConstructionPageSchema.parse((await owner.get(`/constructions${query}`).expect(200)).body);

const creditsNow = async () =>
  (await world.call('get', '/v1/users/credits', owner.token).expect(200)).body;

test('plan, extract, see it in the feed, undo: each answer is correct', async () => {
  const [hat] = removable();
  if (hat === undefined) throw new Error('It wears something that comes off');
  const plan = await planWithout(hat.id);
  expect(plan.comesLoose.map(({ trait }) => trait.id)).toEqual([hat.id]);
  expect(plan).toMatchObject({ credits: 5, missing: [] });
  const before = await creditsNow();

  const { body } = await owner.post('/dress', await signedDress(plan)).expect(201);
  const dressed = DressedSchema.parse(body);
  expect(dressed.avatars[0]?.worn.map(({ id }) => id)).toEqual(wornWithout(hat.id));
  expect(dressed.balance.subscription).toBe(before.subscription.amount - 5);
  expect((await creditsNow()).subscription.amount).toBe(before.subscription.amount - 5);
  expect((await avatarAt(`${avatar.collection}/${avatar.tokenId}`)).rarityScore).toBe(
    plan.rarityScore.after,
  );

  const { items } = await feed(`?wallet=${owner.wallet.address}`);
  expect(items).toMatchObject([
    {
      id: dressed.constructions[0],
      by: { address: owner.wallet.address },
      changes: [{ slot: hat.slot, takenOff: { id: hat.id }, putOn: null }],
      after: { rank: plan.rank.after },
      actHash: dressed.hash,
      isUndone: false,
    },
  ]);
  const act = await owner.get(`/wallets/me/acts/${dressed.hash}`).expect(200);
  expect(ExecutedActionSchema.parse(act.body)).toMatchObject({ kind: 'dress' });
  const activity = await owner.get(`/activity?trait=${hat.id}&type=take-off`).expect(200);
  expect(ActivityPageSchema.parse(activity.body).items[0]?.from.address).toBe(owner.wallet.address);

  const undone = await owner
    .post(`/dress/${dressed.hash}/undo`, await signedUndo(plan.chainId, dressed.hash))
    .expect(200);
  expect(DressedSchema.parse(undone.body)).toMatchObject({ undoUntil: null });
  expect((await avatarAt(`${avatar.collection}/${avatar.tokenId}`)).worn).toEqual(avatar.worn);
  expect(await creditsNow()).toEqual(before);
  expect((await feed(`?wallet=${owner.wallet.address}`)).items[0]?.isUndone).toBe(true);
});

const giveAvatarTo = ({ wallet }: Trader) =>
  world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: wallet.address,
      avatars: [{ collection: avatar.collection, tokenId: avatar.tokenId }],
    })
    .expect(200);

test('E51 an entry says how long it can be undone, while it can be', async () => {
  const [hat] = removable();
  if (hat === undefined) throw new Error('It wears something that comes off');
  const { undoUntil } = DressedSchema.parse(
    (await owner.post('/dress', await signedDress(await planWithout(hat.id))).expect(201)).body,
  );
  const mine = `/economy/v1/constructions?wallet=${owner.wallet.address}`;
  const entry = async () =>
    ConstructionPageSchema.parse((await world.call('get', mine).expect(200)).body).items[0];
  expect(await entry()).toMatchObject({
    before: { wear: avatar.worn.map(({ id }) => id) },
    after: { wear: wornWithout(hat.id) },
    undoUntil,
  });

  await giveAvatarTo(await newTrader(world));
  expect(await entry()).toMatchObject({ undoUntil: null });
  await giveAvatarTo(owner);
  expect(await entry()).toMatchObject({ undoUntil });
  await world
    .call('post', '/__mock/clock')
    .send({ advanceMs: 25 * 60 * 60_000 })
    .expect(200);
  expect(await entry()).toMatchObject({ undoUntil: null });
});

test('E36 pictures of a construction stay the same, whatever is worn later', async () => {
  const [one, other] = removable();
  if (one === undefined || other === undefined) throw new Error('It wears two that come off');
  await owner.post('/dress', await signedDress(await planWithout(one.id))).expect(201);
  const [entry] = (await feed(`?wallet=${owner.wallet.address}`)).items;
  const pictureOf = async (when: 'before' | 'after') =>
    (await owner.get(`/constructions/${entry?.id}/${when}.svg`).expect(200)).body.toString();
  const pictures = [await pictureOf('before'), await pictureOf('after')];
  expect(pictures[0]).not.toBe(pictures[1]);
  for (const [index, look] of [entry?.before, entry?.after].entries()) {
    const address = new URL(look?.imageUrl ?? '');
    const served = await supertest(address.origin).get(address.pathname + address.search);
    expect(served.body.toString()).toBe(pictures[index]);
  }

  avatar = await avatarAt(`${avatar.collection}/${avatar.tokenId}`);
  await owner.post('/dress', await signedDress(await planWithout(other.id))).expect(201);
  expect([await pictureOf('before'), await pictureOf('after')]).toEqual(pictures);
});

test('an entry is marked when its first change is undone', async () => {
  const [one, other] = removable();
  if (one === undefined || other === undefined) throw new Error('It wears two that come off');
  const withoutOne = wornWithout(one.id);
  const dressIn = async (wear: readonly string[]) =>
    DressedSchema.parse(
      (await owner.post('/dress', await signedDress(await planOf(wear))).expect(201)).body,
    );
  const first = await dressIn(withoutOne);
  await dressIn(withoutOne.filter((id) => id !== other.id));
  await dressIn(withoutOne);
  const mine = `?wallet=${owner.wallet.address}`;
  expect((await feed(mine)).items).toMatchObject([{ isUndone: false }]);
  // The third dressing restores the look of the first, so the first can be undone.
  await owner
    .post(`/dress/${first.hash}/undo`, await signedUndo(avatar.chainId, first.hash))
    .expect(200);
  expect((await feed(mine)).items).toMatchObject([{ isUndone: true }]);
});

test('the feed can be filtered by collection, avatar, slot, trait and wallet, and sorted', async () => {
  const [hat] = removable();
  if (hat === undefined) throw new Error('It wears something that comes off');
  const { constructions } = DressedSchema.parse(
    (await owner.post('/dress', await signedDress(await planWithout(hat.id))).expect(201)).body,
  );
  const idsOf = async (query: string) => (await feed(query)).items.map(({ id }) => id);
  const wallet = `wallet=${owner.wallet.address}`;
  for (const query of [
    `?${wallet}&collection=${avatar.collection}`,
    `?collection=${avatar.collection}&tokenId=${avatar.tokenId}&${wallet}`,
    `?${wallet}&slot=${hat.slot}`,
    `?${wallet}&trait=${hat.id}`,
    `?${wallet}&sort=rank-gained`,
  ])
    expect(await idsOf(query)).toEqual(constructions);
  for (const query of [
    `?${wallet}&slot=body`,
    `?${wallet}&collection=nowhere`,
    `?${wallet}&tokenId=1000000`,
  ])
    expect(await idsOf(query)).toEqual([]);
});

test.each([
  ['get', '/constructions/nowhere', 404, 'unknown-construction'],
  ['get', '/constructions/nowhere/before.svg', 404, 'unknown-construction'],
] as const)('%s %s is refused with a message', async (_method, address, status, code) => {
  const answer = await owner.get(address).expect(status);
  expect(RefusalSchema.parse(answer.body)).toMatchObject({ code });
});

test('a plan needs a token, and is only for the owner', async () => {
  await world.call('post', `/economy/v1${path()}/plan`).send({ wear: [] }).expect(401);
  const other = await newTrader(world);
  const { body } = await other.post(`${path()}/plan`, { wear: [] }).expect(409);
  expect(RefusalSchema.parse(body).code).toBe('not-the-holder');
});

test('E222 an avatar’s picture is cached forever at the address of its look, but not at an old one', async () => {
  const cachingAt = async (address: string, encoding = 'gzip') => {
    const { headers, body } = await supertest(address)
      .get('')
      .set('accept-encoding', encoding)
      .expect(200);
    return { caching: headers['cache-control'], svg: String(body) };
  };
  const [hat] = removable();
  const before = avatar.imageUrl ?? '';
  const old = await cachingAt(before);
  expect(old.caching).toBe('public, max-age=31536000, immutable');
  await owner.post('/dress', await signedDress(await planWithout(hat?.id ?? ''))).expect(201);

  const after = (await avatarAt(`${avatar.collection}/${avatar.tokenId}`)).imageUrl ?? '';
  const shown = await cachingAt(after);
  expect(after).not.toBe(before);
  expect(shown.caching).toBe('public, max-age=31536000, immutable');
  expect(shown.svg).not.toBe(old.svg);
  expect(await cachingAt(before)).toEqual({ ...shown, caching: 'public, max-age=3600' });
  for (const query of ['', '?worn=', '?worn=made-up', '?worn=a&worn=b']) {
    const { caching } = await cachingAt(`${after.split('?')[0]}${query}`);
    expect(caching, query).toBe('public, max-age=3600');
  }
});
