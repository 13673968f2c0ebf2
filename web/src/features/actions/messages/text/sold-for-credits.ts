import type { CreditsBought, Plan } from '@trait-market/contract/economy/credits';
import type { ChainId, CreditAmounts } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { paths } from '@/config/paths';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { creditSum } from '@/lib/economy/amounts/credit-sum';

import { priceRow } from './price-row';
import { type Sentence, total } from './sentence';
import { validityText } from './validity-text';

type Sold = Pick<Plan, 'prices'>;

export const priceOn = ({ prices }: Sold, chainId: ChainId): bigint | undefined => {
  const price = prices.find((one) => one.chainId === chainId && one.coin === 'native');
  return price && BigInt(price.amount);
};

/** @throws UnreadableOrder when the plan or bundle isn't sold on that chain */
export const highestPriceOn = (sold: Sold, chainId: ChainId): string => {
  const price = priceOn(sold, chainId);
  if (price === undefined) throw new UnreadableOrder('This isn’t sold on that network.');
  return String(price);
};

type Purchase = { chainId: ChainId; message: { highestPrice: string; deadline: string } };

export const paidSentences = (step: Purchase): Sentence[] => [
  total(
    `You pay at most ${coinText(step.chainId, 'native', BigInt(step.message.highestPrice))} to the market.`,
  ),
  'If the price is higher by then, you pay nothing.',
  validityText(step),
];

export const moneyPaid = ({ chainId, message }: Purchase) => ({
  isPaid: true,
  isLimit: true,
  coin: 'native' as const,
  chainId,
  amount: message.highestPrice,
});

export const creditsText = (balance: CreditAmounts): string => `${creditSum(balance)} credits`;

export const ownCredits = { to: paths.dashboardCredits, label: 'See your credits' };

export const boughtRows = ({ credits, paid, balance }: CreditsBought): AmountRow[] => [
  priceRow('You paid', paid),
  { label: 'Credits added', value: String(credits) },
  { label: 'You have now', value: creditsText(balance) },
];

export const boughtSummary = (bought: CreditsBought) => ({
  title: `You bought ${bought.credits} credits`,
  words: 'They’re in your balance, and they never expire.',
  rows: boughtRows(bought),
  next: ownCredits,
});
