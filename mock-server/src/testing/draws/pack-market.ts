import { expect } from 'vitest';

import { accountOf, type Account } from '../../kernel/account';
import { packsUnopened } from '../../economy/packs/pack-counts';
import { stateOfTables } from '../../economy/tables/tables';
import { ETHER, openTestMarket, type TestMarket } from '../market';
import { packActionsFor } from '../pack-actions';
import { refusalOf } from '../refusal-of';
import { signerOf } from '../signer';
import { giveDrop, testDrop } from '../test-drop';
import { newWallet } from '../wallet';
import { decide } from './decide';

export const IN_A_PACK = ['alpha-eyes', 'alpha-hat', 'alpha-cap', 'alpha-body', 'alpha-fur'];

/** Creates a wallet with one ether that signs purchases and openings of packs. */
export const packCollector = (place: TestMarket) => {
  const wallet = newWallet();
  const account = accountOf(wallet.address);
  const acts = packActionsFor(
    signerOf(wallet, () => place.clock.now),
    place.market,
  );
  place.giveCoin(account, ETHER);
  return { account, ...acts };
};

/** Opens a market with a drop of 80 packs and two collectors. */
export const openPackMarket = (options?: Parameters<typeof openTestMarket>[0]) => {
  const place = openTestMarket(options);
  giveDrop(place, testDrop(80));
  const [alice, bob] = [packCollector(place), packCollector(place)];
  const buy = async (packs: number, who = alice, drop = 'tide') =>
    place.market.buyPacks(who.account, await who.signBuyPacks(drop, packs));
  const accept = async (packs: number, who = alice) =>
    place.market.openPacks(who.account, await who.signOpenPacks('tide', packs));
  const open = async (packs: number, who = alice) => decide(place, await accept(packs, who));
  const unopened = (who = alice) => packsUnopened(place.market.context, who.account, 'tide');
  const looseOf = (account: Account) =>
    IN_A_PACK.map((id) => place.market.context.settlement.looseOf(account, id));
  const everything = () =>
    JSON.stringify([
      // A refused draw changes the draw log only.
      { ...stateOfTables(0, place.market.context.tables), drawLog: [], drawRefusals: [] },
      [...place.coins].map(([key, wei]) => `${key} ${wei}`),
    ]);
  const expectRefused = async (act: () => Promise<unknown>, code: string) => {
    const before = everything();
    expect(await refusalOf(act())).toBe(code);
    expect(everything()).toBe(before);
  };
  return { place, alice, bob, buy, accept, open, unopened, looseOf, expectRefused };
};
