import { ListingsNowSchema } from '@trait-market/contract/economy/listings';

import { expectSuccess } from '../../../expectations';
import { marketFlow } from '../market-flow';
import { expectSame } from './reading';

/** Lower than the prices of other flows, in wei. */
const LOW = 1_000_001n;

/** Lists a trait four times, cancels the first listing, and requests what is left. */
export const nextListing = marketFlow('listings.now', 'the next listing of a closed listing', {
  rule: 'E268 A listing that can’t be bought has the cheapest other one of its trait next to it: none of the buyer’s own, none that was requested, and each only once.',
  run: async (market) => {
    const trait = await market.trait();
    const [one, other] = [
      await market.collector({ [trait.id]: 3 }),
      await market.collector({ [trait.id]: 3 }),
    ];
    const gone = [
      await market.list(one, trait, 1n, LOW),
      await market.list(other, trait, 1n, LOW + 1n),
    ];
    const left = [
      await market.list(one, trait, 1n, LOW + 2n),
      await market.list(other, trait, 1n, LOW + 3n),
    ];
    for (const [index, by] of [one, other].entries()) {
      expectSuccess(await market.cancel(by, gone[index]?.hash ?? '0x'));
    }
    const [first, second] = gone.map(({ hash }) => hash);
    const [cheaper, dearer] = left.map(({ hash }) => hash);
    const suggested = async (hash: readonly unknown[], buyer?: string) => {
      const found = await market.read('economy.listings.now', ListingsNowSchema, {
        query: { hash, ...(buyer !== undefined && { buyer }) },
      });
      const { response } = found;
      const rows = found.items.map(({ listing, next }) => [listing?.hash ?? null, next?.hash]);
      return { rows, response };
    };
    const single = await suggested([first]);
    expectSame('the next listing', single.rows, [[null, cheaper]], single);
    const both = await suggested([first, second]);
    expectSame(
      'the next listing of each',
      both.rows,
      [
        [null, cheaper],
        [null, dearer],
      ],
      both,
    );
    const requested = await suggested([first, cheaper]);
    expectSame(
      'the next listing that wasn’t requested',
      requested.rows[0],
      [null, dearer],
      requested,
    );
    const own = await suggested([first], one.walletAddress);
    expectSame('the next listing of another seller', own.rows, [[null, dearer]], own);
    for (const [index, by] of [one, other].entries()) {
      expectSuccess(await market.cancel(by, left[index]?.hash ?? '0x'));
    }
  },
});
