import { isKnownItem, MAX_SHOWN, ShowcaseSchema } from '@trait-market/contract/economy/showcases';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectRefusal, expectSuccess } from '../../../expectations';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import type { Market } from '../../market';
import { expectEqual } from '../../market-expectations';
import { marketFlow } from '../market-flow';

const send = (market: Market, by: Newcomer, ids: readonly string[]) =>
  market.request('economy.showcases.save', by, {
    body: json({ items: ids.map((id) => ({ kind: 'trait', id })) }),
  });

const save = async (market: Market, by: Newcomer, ids: readonly string[]): Promise<void> =>
  expectSuccess(await send(market, by, ids));

/** Compares the traits that anyone sees in a wallet's showcase. */
const expectShown = async (
  market: Market,
  what: string,
  of: Newcomer,
  ids: readonly string[],
): Promise<void> => {
  const { items, response } = await market.read('economy.showcases.ofWallet', ShowcaseSchema, {
    params: { address: of.walletAddress },
  });
  const shown = items
    .filter(isKnownItem)
    .map((item) => (item.kind === 'trait' ? item.trait.id : item.kind));
  expectEqual(what, shown, ids, response);
};

const arranged = marketFlow('showcases.save', 'arranged, seen by anyone, and held', {
  rule: 'A wallet shows up to 12 items that it holds, in its own order. An item disappears once the wallet no longer holds it.',
  run: async (market) => {
    const [first, second] = [await market.trait(), await market.trait()];
    if (first.id === second.id) throw new Skipped('the market has one trait only');
    const owner = await market.collector({ [first.id]: 1, [second.id]: 1 });
    const buyer = await market.collector();
    await save(market, owner, [second.id, first.id, second.id]);
    await expectShown(market, 'the showcase', owner, [second.id, first.id]);
    await save(market, buyer, [first.id]);
    await expectShown(market, 'a showcase of what its wallet lacks', buyer, []);
    const tooMany = Array.from({ length: MAX_SHOWN + 1 }, () => first.id);
    expectRefusal(await send(market, owner, tooMany), 400);
    await expectShown(market, 'the showcase after a refusal', owner, [second.id, first.id]);
    const { hash } = await market.list(owner, first);
    await market.fulfil(buyer, hash);
    await expectShown(market, 'the showcase after a sale', owner, [second.id]);
    await save(market, owner, []);
    await expectShown(market, 'the emptied showcase', owner, []);
  },
});

export const showcaseFlows = (): Check[] => [arranged];
