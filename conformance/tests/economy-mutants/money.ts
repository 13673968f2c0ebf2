import { each, moving, type Plant } from '@trait-market/mock-server/planted';
import { planted, type EconomyMutant } from './economy-mutant';

type Movements = Parameters<Parameters<typeof moving>[0]>[0];
type Movement = Movements[number];
type Coin = Extract<Movement, { kind: 'coin' }>;

const BOUGHT = 'economy.orders.fulfil/flow/a listing is bought';
const ACCEPTED = 'economy.orders.fulfil/flow/an offer is accepted';
const SWAPPED = 'economy.orders.fulfil/flow/a trade is accepted';

const E10 = 'E10 No trade changes the sum of coin over all wallets and fee recipients';
const E9 = 'E9 Loose and worn editions add up to the editions of a trait';
const TERMS = 'E3 Payments and goods are exactly as signed';

const isCoin = (movement: Movement): movement is Coin => movement.kind === 'coin';

const feesIn = (movements: Movements): ReadonlySet<Movement> => {
  const coins = movements.filter(isCoin);
  const price = coins.toSorted((one, other) => (one.amount < other.amount ? 1 : -1))[0];
  return new Set(coins.filter((coin) => coin !== price));
};

const onFees = (change: (fee: Coin) => readonly Movement[]): Plant =>
  moving((movements) => {
    const fees = feesIn(movements);
    return movements.flatMap((one) => (fees.has(one) && isCoin(one) ? change(one) : [one]));
  });

const onPrice = (change: (price: Coin) => readonly Movement[]): Plant =>
  moving((movements) => {
    const fees = feesIn(movements);
    return movements.flatMap((one) => (!fees.has(one) && isCoin(one) ? change(one) : [one]));
  });

const fund = ({ chainId, coin, to, amount }: Coin): Movement => ({
  kind: 'fund',
  chainId,
  coin,
  to,
  amount,
});

const onTraits = (
  change: (trait: Extract<Movement, { kind: 'trait' }>) => readonly Movement[],
): Plant => each((movement) => (movement.kind === 'trait' ? change(movement) : [movement]));

export const moneyMutants: readonly EconomyMutant[] = [
  ...planted(BOUGHT, TERMS, {
    'A fee is a wei too high': onFees((fee) => [{ ...fee, amount: fee.amount + 1n }]),
    'Fees are not taken': onFees(() => []),
    'Fees are taken twice': onFees((fee) => [fee, fee]),
    'A listing is paid in wrapped coin': each((one) => [
      isCoin(one) && one.coin === 'native' ? { ...one, coin: 'wrapped' } : one,
    ]),
    'Sold items stay with their seller': onTraits((trait) => [{ ...trait, to: trait.from }]),
    'One edition is delivered, however many were paid': onTraits((trait) => [
      { ...trait, quantity: 1 },
    ]),
  }),
  ...planted(ACCEPTED, E10, {
    'Fees of an accepted offer are paid out of nothing': onFees((fee) =>
      fee.coin === 'wrapped' ? [fund(fee)] : [fee],
    ),
  }),
  ...planted(BOUGHT, E10, {
    "The price comes from nowhere: the buyer isn't charged": onPrice((price) => [fund(price)]),
    'The seller is paid twice': onPrice((price) => [price, fund(price)]),
    'The seller is paid a wei too little': onPrice((price) => [
      { ...price, amount: price.amount - 1n },
    ]),
  }),
  ...planted(ACCEPTED, TERMS, {
    'An offer is paid in native coin': each((one) => [
      isCoin(one) && one.coin === 'wrapped' ? { ...one, coin: 'native' } : one,
    ]),
  }),
  ...planted(BOUGHT, E9, {
    'The buyer gets an additional edition from nowhere': onTraits((trait) => [
      trait,
      { kind: 'mint', traitId: trait.traitId, to: trait.to, quantity: 1 },
    ]),
    'The seller keeps the sold item, and the buyer gets a new edition': onTraits(
      ({ traitId, to, quantity }) => [{ kind: 'mint', traitId, to, quantity }],
    ),
    'Sold items disappear': onTraits(({ traitId, from, quantity }) => [
      { kind: 'burn', traitId, from, quantity },
    ]),
  }),
  ...planted(ACCEPTED, E9, {
    'The holder of an accepted offer keeps the edition': onTraits(({ traitId, to, quantity }) => [
      { kind: 'mint', traitId, to, quantity },
    ]),
  }),
  ...planted(SWAPPED, TERMS, {
    'Of a trade only one side moves': moving((movements) => {
      const traits = movements.filter(({ kind }) => kind === 'trait');
      return traits.length > 1 ? movements.filter((one) => one !== traits[1]) : movements;
    }),
  }),
  ...planted(SWAPPED, E10, {
    'A trade pays a wei to one side': moving((movements) => {
      const [first, second] = movements.filter(({ kind }) => kind === 'trait');
      return first?.kind === 'trait' && second !== undefined
        ? [...movements, { kind: 'fund', chainId: 1, coin: 'native', to: first.to, amount: 1n }]
        : movements;
    }),
  }),
  ...planted('economy.wallets.wrap/flow/coin is wrapped', E10, {
    'Wrapping gives twice': each((one) =>
      one.kind === 'wrap'
        ? [
            one,
            {
              kind: 'fund',
              chainId: one.chainId,
              coin: 'wrapped',
              to: one.account,
              amount: one.amount,
            },
          ]
        : [one],
    ),
  }),
  ...planted('economy.wallets.unwrap/flow/coin is unwrapped', E10, {
    'Unwrapping withholds a wei': each((one) => [
      one.kind === 'unwrap' ? { ...one, amount: one.amount - 1n } : one,
    ]),
  }),
  ...planted(
    'economy.credits.buy/flow/a bundle of credits is bought',
    'E39 A plan or a bundle is paid in the chain’s native coin',
    {
      'A bundle of credits is free': each((one) => (isCoin(one) ? [] : [one])),
    },
  ),
  ...planted(
    'economy.credits.subscribe/flow/a plan is bought',
    'E39 A plan or a bundle is paid in the chain’s native coin, and counts once',
    {
      'A plan is paid twice': each((one) => (isCoin(one) ? [one, one] : [one])),
    },
  ),
];
