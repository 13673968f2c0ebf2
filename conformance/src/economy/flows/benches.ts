import { type Dress, dressAction, undoDressAction } from '@trait-market/contract/economy/actions';
import { AvatarDetailSchema, type AvatarDetail } from '@trait-market/contract/economy/avatars';
import {
  ConstructionPageSchema,
  ConstructionSchema,
  CREDITS_PER_SLOT,
  type Dressed,
  DressedSchema,
  DressPlanSchema,
} from '@trait-market/contract/economy/benches';
import { TierSchema, type ChainId, type Rarity } from '@trait-market/contract/economy/shared';
import { CreditLedgerSchema } from '@trait-market/contract/economy/credits';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Check } from '../../check';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { amountsOf } from './books';
import { marketFlow } from './market-flow';
import { expectOneSettlement } from './transactions';

const CREDITS = 40;

const dressable = async (market: Market) => {
  const params = await market.paramsOf('economy.avatars.detail');
  if (params === undefined) throw new Skipped('the market has no avatar');
  const { collection = '', tokenId = '' } = params;
  const avatar = await readAvatar(market, params);
  const worn = avatar.worn.map(({ id }) => id);
  const { items } = await market.read('economy.traits.browse', TraitPageSchema, {
    query: { collection, limit: '60' },
  });
  const trait = items.find(
    ({ id, slot }) => !worn.includes(id) && slot !== 'body' && slot !== 'background',
  );
  if (trait === undefined) throw new Skipped('the collection has no trait to put on');
  const owner = await market.newcomer();
  await market.giveGoods(owner, {
    avatars: [{ collection, tokenId }],
    traits: [{ id: trait.id, quantity: 2 }],
  });
  await market.capabilities.giveCredits?.(owner.walletAddress, {
    subscription: 0,
    vanilla: CREDITS,
  });
  const replaced = avatar.worn.find(({ slot }) => slot === trait.slot);
  const wear = [...worn.filter((id) => id !== replaced?.id), trait.id];
  return { params, avatar, owner, trait, wear, replaced };
};

const readAvatar = (market: Market, params: Readonly<Record<string, string>>) =>
  market.read('economy.avatars.detail', AvatarDetailSchema, { params });

const wornBy = ({ worn }: Pick<AvatarDetail, 'worn'>): string[] =>
  worn.map(({ id }) => id).toSorted();

/** Returns the rarity of an avatar's rarest worn trait; `unworn` if it wears nothing. */
const rarestOf = ({ worn }: Pick<AvatarDetail, 'worn'>): Rarity =>
  TierSchema.options.findLast((rarity) => worn.some((trait) => trait.rarity === rarity)) ??
  'unworn';

const creditsOf = async (market: Market, of: Newcomer) => {
  const { balance, response } = await market.read(
    'economy.credits.ledger',
    CreditLedgerSchema,
    {},
    of,
  );
  return { balance, response };
};

/** Expects the feed and the activity to name the transaction of a dressing's response. */
const expectSameSettlement = async (
  market: Market,
  owner: Newcomer,
  { transactionHash, constructions: [id = ''] }: Dressed,
): Promise<void> => {
  const construction = await market.read('economy.benches.construction', ConstructionSchema, {
    params: { id },
  });
  const { items } = await market.read('economy.benches.constructions', ConstructionPageSchema, {
    query: { wallet: owner.walletAddress, limit: '1' },
  });
  await expectOneSettlement('a dressing', market, {
    wallet: owner.walletAddress,
    type: ['wear'],
    shown: [
      { name: 'the dressing', transactionHash },
      { name: 'the construction', ...construction },
      { name: 'the feed', ...items[0] },
    ],
  });
};

const dressed = marketFlow('benches.dress', 'an avatar is dressed, and undressed again', {
  rule: 'A dressing puts on the signed traits for 5 credits a slot, and can be undone once with a refund. Removed traits become loose, and no edition is created or lost.',
  needs: ['giveCredits'],
  run: async (market) => {
    const { params, avatar, owner, trait, wear, replaced } = await dressable(market);
    const before = await market.traitById(trait.id);
    const planned = await market.request('economy.benches.plan', owner, {
      params,
      body: json({ wear }),
    });
    expectSuccess(planned);
    const plan = expectBody(planned, DressPlanSchema);
    expectEqual('credits', plan.credits, CREDITS_PER_SLOT, planned);
    expectEqual('its rarity', plan.rarity.before, rarestOf(avatar), planned);
    const stranger = await market.newcomer();
    const spied = await market.request('economy.benches.plan', stranger, {
      params,
      body: json({ wear }),
    });
    expectCode(spied, 'not-yours', 'not-the-holder');

    const chainId: ChainId = plan.chainId;
    const place = { ...market.place, chainId };
    const sign = async (change: Partial<Dress> = {}) => {
      const message = {
        owner: owner.walletAddress,
        token: plan.token,
        avatarId: params['tokenId'] ?? '',
        wornBefore: plan.wornBefore,
        wornAfter: plan.wornAfter,
        highestCredits: String(CREDITS),
        ...once(),
        ...change,
      };
      const signature = await owner.wallet.signTypedData(dressAction.typedData(place, message));
      return json({ kind: 'one', ...place, message, signature });
    };
    const send = async (change: Partial<Dress> = {}) =>
      market.request('economy.benches.dress', owner, { body: await sign(change) });
    expectCode(await send({ highestCredits: '4' }), 'credits-short', 'price-moved');
    expectCode(await send({ wornBefore: `0x${'1'.repeat(64)}` }), 'avatar-moved');
    const asBefore = await readAvatar(market, params);
    expectEqual(
      'its worn traits after refusals',
      wornBy(asBefore),
      wornBy(avatar),
      asBefore.response,
    );

    const body = await sign();
    const response = await market.request('economy.benches.dress', owner, { body });
    expectSuccess(response);
    const done = expectBody(response, DressedSchema);
    const { hash } = done;
    expectCode(
      await market.request('economy.benches.dress', owner, { body }),
      'already-executed',
      'replayed',
    );
    const now = await readAvatar(market, params);
    expectEqual('its worn traits', wornBy(now), wear.toSorted(), now.response);
    expectEqual('its rarity', rarestOf(now), plan.rarity.after, now.response);
    expectEqual('its rank', now.rank.place, plan.rank.after, now.response);
    const paid = await creditsOf(market, owner);
    expectEqual(
      'credits',
      amountsOf(paid.balance),
      { subscription: 0, vanilla: CREDITS - CREDITS_PER_SLOT },
      paid.response,
    );
    const loose = await market.loose(owner);
    expectEqual('loose editions of the trait put on', loose[trait.id], 1, response);
    if (replaced !== undefined) {
      expectEqual('loose editions of the removed trait', loose[replaced.id], 1, response);
    }
    const after = await market.traitById(trait.id);
    expectEqual('editions that there are', after.editions, before.editions, after.response);
    expectEqual('editions that are worn', after.worn, before.worn + 1, after.response);

    await expectSameSettlement(market, owner, done);

    const undo = async () => {
      const message = { owner: owner.walletAddress, dressHash: hash, ...once() };
      return market.request('economy.benches.undo', owner, {
        params: { hash },
        body: await market.signAction(owner, undoDressAction, message, place),
      });
    };
    expectSuccess(await undo());
    const back = await readAvatar(market, params);
    expectEqual('its worn traits after the undo', wornBy(back), wornBy(avatar), back.response);
    const returned = await creditsOf(market, owner);
    expectEqual(
      'credits',
      amountsOf(returned.balance),
      { subscription: 0, vanilla: CREDITS },
      returned.response,
    );
    const again = await undo();
    expectCode(again, 'already-undone', 'avatar-moved');
    expectThat(
      back.owner.address.toLowerCase() === owner.walletAddress.toLowerCase(),
      'the same owner',
      back.owner.address,
      back.response,
    );
  },
});

export const benchFlows = (): Check[] => [dressed];
