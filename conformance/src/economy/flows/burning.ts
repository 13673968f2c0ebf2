import { type Burn, burnAction, withdrawBurnAction } from '@trait-market/contract/economy/actions';
import {
  LightBurnPageSchema,
  LightBurnSchema,
  WITHDRAW_MINUTES,
} from '@trait-market/contract/economy/burns';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { Check } from '../../check';
import type { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { later } from '../../flows/later';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { marketFlow } from './market-flow';
import { expectOneSettlement, expectUnsettled } from './transactions';

const MINUTE_MS = 60_000;

const signBurn = async (
  market: Market,
  owner: Newcomer,
  trait: TraitDetail,
  change: Partial<Burn> = {},
) => {
  const { token, tokenId, value: name } = trait;
  const message = {
    owner: owner.walletAddress,
    token,
    tokenId,
    name,
    quantity: '2',
    ...once(),
    ...change,
  };
  return market.signAction(owner, burnAction, message);
};

const withdraw = async (
  market: Market,
  owner: Newcomer,
  id: Bytes32,
  by = owner,
  change: { deadline?: string } = {},
): Promise<CompletedExchange> => {
  const message = { owner: by.walletAddress, burnHash: id, ...once(), ...change };
  return market.request('economy.burns.withdraw', by, {
    params: { id },
    body: await market.signAction(by, withdrawBurnAction, message),
  });
};

const burnById = (market: Market, id: Bytes32) =>
  market.read('economy.burns.detail', LightBurnSchema, { params: { id } });

const locked = async (market: Market) => {
  const trait = await market.trait();
  const owner = await market.collector({ [trait.id]: 3 });
  const before = await market.traitById(trait.id);
  const send = async (body: ReturnType<typeof json>): Promise<CompletedExchange> =>
    market.request('economy.burns.burn', owner, { body });
  const body = await signBurn(market, owner, trait);
  return { trait, owner, before, send, body };
};

const withdrawn = marketFlow('burns.burn', 'burned and withdrawn', {
  rule: 'Burned editions are locked for ten minutes, during which only their owner can withdraw all of them by another signature.',
  run: async (market) => {
    const { trait, owner, before, send, body } = await locked(market);
    const named = await signBurn(market, owner, trait, { name: `${trait.value}!` });
    expectCode(await send(named), 'name-differs');
    expectCode(
      await send(await signBurn(market, owner, trait, { quantity: '4' })),
      'not-the-holder',
    );
    const thief = await market.newcomer();
    const stolen = await market.request('economy.burns.burn', thief, { body });
    expectCode(stolen, 'not-yours', 'bad-signature');
    const response = await send(body);
    expectSuccess(response);
    const { id, state, quantity } = expectBody(response, LightBurnSchema);
    expectEqual('the burn', { state, quantity }, { state: 'locked', quantity: 2 }, response);
    expectUnsettled('a locked burn', expectBody(response, LightBurnSchema), response);
    expectCode(await send(body), 'already-executed', 'replayed');
    expectEqual('loose editions', (await market.loose(owner))[trait.id], 1, response);
    const meanwhile = await market.traitById(trait.id);
    expectEqual('editions that there are', meanwhile.editions, before.editions, meanwhile.response);
    expectCode(await withdraw(market, owner, id, thief), 'not-yours', 'unknown-burn');
    expectSuccess(await withdraw(market, owner, id));
    expectEqual('loose editions', (await market.loose(owner))[trait.id], 3, response);
    const back = await burnById(market, id);
    expectEqual('state', back.state, 'withdrawn', back.response);
    expectEqual('certificate', back.certificate, null, back.response);
    expectCode(await withdraw(market, owner, id), 'already-withdrawn');
    expectEqual('loose editions', (await market.loose(owner))[trait.id], 3, back.response);
  },
});

const final = marketFlow('burns.burn', 'final after ten minutes', {
  rule: 'Locked editions are destroyed after ten minutes: the supply falls, and the certificate says so.',
  needs: ['advanceClock'],
  run: async (market) => {
    const { trait, owner, before, send, body } = await locked(market);
    const response = await send(body);
    expectSuccess(response);
    const { id } = expectBody(response, LightBurnSchema);
    await later(market, (WITHDRAW_MINUTES + 1) * MINUTE_MS, async () => {
      const deadline = String(Math.floor(Date.now() / 1000) + 1500);
      expectCode(await withdraw(market, owner, id, owner, { deadline }), 'burn-over');
      const over = await burnById(market, id);
      expectEqual('state', over.state, 'gone', over.response);
      const { certificate } = over;
      expectEqual('editions before', certificate?.before, before.editions, over.response);
      expectEqual('editions after', certificate?.after, before.editions - 2, over.response);
      const now = await market.traitById(trait.id);
      expectEqual('editions that there are', now.editions, before.editions - 2, now.response);
      const { items, response: listed } = await market.read(
        'economy.burns.ofWallet',
        LightBurnPageSchema,
        { params: { address: owner.walletAddress } },
      );
      expectThat(
        items.some((one) => one.id === id),
        'the burn on its wallet’s page',
        'none',
        listed,
      );
      expectEqual('loose editions', (await market.loose(owner))[trait.id], 1, now.response);
      await expectOneSettlement('a burn', market, {
        wallet: owner.walletAddress,
        type: ['burn'],
        shown: [
          { name: 'the burn', ...over },
          { name: 'the burns of its wallet', ...items.find((one) => one.id === id) },
        ],
      });
    });
  },
});

export const burningFlows = (): Check[] => [withdrawn, final];
