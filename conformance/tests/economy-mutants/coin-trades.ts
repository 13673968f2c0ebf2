import { moving, reading, type Plant, understanding } from '@trait-market/mock-server/planted';

import { fieldsIn, withJson } from '../mutants/exchange';
import { onResponse } from '../mutants/patches';
import { patched } from '../mutants/mutant';
import { planted, type EconomyMutant } from './economy-mutant';
import { onEachItem } from './fields';

type Movements = Parameters<Parameters<typeof moving>[0]>[0];
type Coin = Extract<Movements[number], { kind: 'coin' }>;

const GIVEN = 'economy.orders.fulfil/flow/a trade with given coin is accepted';
const WANTED = 'economy.orders.fulfil/flow/a trade with wanted coin is accepted';
const UNFUNDED = 'economy.orders.post/flow/a trade gives coin that its maker lacks';

const TERMS = 'E432 A trade moves the coin of one side, with the fees of what it pays for';
const FUNDED = 'E434 A trade that gives coin is funded';
const SHOWN = 'E433 A trade’s coin is its price, wherever the trade is shown';

/** Changes the payment or the fees of trades, whose largest amount is the payment. */
const onCoins = (
  coin: Coin['coin'],
  which: 'payment' | 'fees',
  change: (coin: Coin) => Movements,
): Plant =>
  moving((movements) => {
    const coins = movements.filter((one): one is Coin => one.kind === 'coin' && one.coin === coin);
    const isTrade = movements.filter(({ kind }) => kind === 'trait').length > 1;
    const [payment] = coins.toSorted((one, other) => (one.amount < other.amount ? 1 : -1));
    return movements.flatMap((one) =>
      isTrade &&
      one.kind === 'coin' &&
      one.coin === coin &&
      (one === payment) === (which === 'payment')
        ? change(one)
        : [one],
    );
  });

const lost = (coin: Coin['coin']): Plant => onCoins(coin, 'payment', () => []);
const reversed = (coin: Coin['coin']): Plant =>
  onCoins(coin, 'payment', (one) => [{ ...one, from: one.to, to: one.from }]);

export const coinTradeMutants: readonly EconomyMutant[] = [
  ...planted(GIVEN, TERMS, {
    'The coin that a trade gives is lost': lost('wrapped'),
    'The coin that a trade gives is paid by the accepting wallet': reversed('wrapped'),
    'The fees on the coin that a trade gives are not taken': onCoins('wrapped', 'fees', () => []),
    'The coin that a trade gives is paid in native coin': onCoins('wrapped', 'payment', (one) => [
      { ...one, coin: 'native' },
    ]),
  }),
  ...planted(WANTED, TERMS, {
    'The coin that a trade wants is lost': lost('native'),
    'The coin that a trade wants is paid by its maker': reversed('native'),
    'The fees on the coin that a trade wants are a wei too high': onCoins(
      'native',
      'fees',
      (one) => [{ ...one, amount: one.amount + 1n }],
    ),
    'The coin that a trade wants is not bounded by what was signed': understanding(
      ({ kind, money }) =>
        kind === 'trade' && money !== undefined ? { money: { ...money, price: 1n } } : {},
    ),
  }),
  ...planted(UNFUNDED, FUNDED, {
    'A trade gives coin that its maker lacks': reading(({ coinOf }) => ({
      coinOf: (account, chainId, coin) =>
        coin === 'wrapped' ? 10n ** 40n : coinOf(account, chainId, coin),
    })),
  }),
  ...patched(GIVEN, SHOWN, {
    'A trade with coin is shown without it': () =>
      onResponse('economy.orders.post', 201, (response) =>
        withJson(response, { ...fieldsIn(response), unitPrice: null }),
      ),
    'The activity names no coin of a trade': () =>
      onEachItem('economy.activity.list', (item) =>
        item['type'] === 'swap' ? { ...item, price: null } : item,
      ),
  }),
];
