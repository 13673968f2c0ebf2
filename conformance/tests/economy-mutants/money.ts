import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import type { EconomyMutant } from './economy-mutant';

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
  {
    name: 'A fee is a wei too high',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: onFees((fee) => [{ ...fee, amount: fee.amount + 1n }]),
  },
  {
    name: 'Fees are not taken',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: onFees(() => []),
  },
  {
    name: 'Fees are taken twice',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: onFees((fee) => [fee, fee]),
  },
  {
    name: 'Fees of an accepted offer are paid out of nothing',
    breaks: E10,
    killedBy: ACCEPTED,
    plant: onFees((fee) => (fee.coin === 'wrapped' ? [fund(fee)] : [fee])),
  },
  {
    name: "The price comes from nowhere: the buyer isn't charged",
    breaks: E10,
    killedBy: BOUGHT,
    plant: onPrice((price) => [fund(price)]),
  },
  {
    name: 'The seller is paid twice',
    breaks: E10,
    killedBy: BOUGHT,
    plant: onPrice((price) => [price, fund(price)]),
  },
  {
    name: 'The seller is paid a wei too little',
    breaks: E10,
    killedBy: BOUGHT,
    plant: onPrice((price) => [{ ...price, amount: price.amount - 1n }]),
  },
  {
    name: 'A listing is paid in wrapped coin',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: each((one) => [
      isCoin(one) && one.coin === 'native' ? { ...one, coin: 'wrapped' } : one,
    ]),
  },
  {
    name: 'An offer is paid in native coin',
    breaks: TERMS,
    killedBy: ACCEPTED,
    plant: each((one) => [
      isCoin(one) && one.coin === 'wrapped' ? { ...one, coin: 'native' } : one,
    ]),
  },
  {
    name: 'Sold items stay with their seller',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: onTraits((trait) => [{ ...trait, to: trait.from }]),
  },
  {
    name: 'One edition is delivered, however many were paid',
    breaks: TERMS,
    killedBy: BOUGHT,
    plant: onTraits((trait) => [{ ...trait, quantity: 1 }]),
  },
  {
    name: 'The buyer gets an additional edition from nowhere',
    breaks: E9,
    killedBy: BOUGHT,
    plant: onTraits((trait) => [
      trait,
      { kind: 'mint', traitId: trait.traitId, to: trait.to, quantity: 1 },
    ]),
  },
  {
    name: 'The seller keeps the sold item, and the buyer gets a new edition',
    breaks: E9,
    killedBy: BOUGHT,
    plant: onTraits(({ traitId, to, quantity }) => [{ kind: 'mint', traitId, to, quantity }]),
  },
  {
    name: 'Sold items disappear',
    breaks: E9,
    killedBy: BOUGHT,
    plant: onTraits(({ traitId, from, quantity }) => [{ kind: 'burn', traitId, from, quantity }]),
  },
  {
    name: 'The holder of an accepted offer keeps the edition',
    breaks: E9,
    killedBy: ACCEPTED,
    plant: onTraits(({ traitId, to, quantity }) => [{ kind: 'mint', traitId, to, quantity }]),
  },
  {
    name: 'Of a trade only one side moves',
    breaks: TERMS,
    killedBy: SWAPPED,
    plant: moving((movements) => {
      const traits = movements.filter(({ kind }) => kind === 'trait');
      return traits.length > 1 ? movements.filter((one) => one !== traits[1]) : movements;
    }),
  },
  {
    name: 'A trade pays a wei to one side',
    breaks: E10,
    killedBy: SWAPPED,
    plant: moving((movements) => {
      const [first, second] = movements.filter(({ kind }) => kind === 'trait');
      return first?.kind === 'trait' && second !== undefined
        ? [...movements, { kind: 'fund', chainId: 1, coin: 'native', to: first.to, amount: 1n }]
        : movements;
    }),
  },
  {
    name: 'Wrapping gives twice',
    breaks: E10,
    killedBy: 'economy.wallets.wrap/flow/coin is wrapped',
    plant: each((one) =>
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
  },
  {
    name: 'Unwrapping withholds a wei',
    breaks: E10,
    killedBy: 'economy.wallets.unwrap/flow/coin is unwrapped',
    plant: each((one) => [one.kind === 'unwrap' ? { ...one, amount: one.amount - 1n } : one]),
  },
  {
    name: 'A bundle of credits is free',
    breaks: 'E39 A plan or a bundle is paid in the chain’s native coin',
    killedBy: 'economy.credits.buy/flow/a bundle of credits is bought',
    plant: each((one) => (isCoin(one) ? [] : [one])),
  },
  {
    name: 'A plan is paid twice',
    breaks: 'E39 A plan or a bundle is paid in the chain’s native coin, and counts once',
    killedBy: 'economy.credits.subscribe/flow/a plan is bought',
    plant: each((one) => (isCoin(one) ? [one, one] : [one])),
  },
];
