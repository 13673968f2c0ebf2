import { CHAINS } from '@trait-market/contract/economy/shared';
import type { Gain } from '@trait-market/contract/economy/worth';

import { csvOf, textCell } from '@/lib/format/csv';
import { weiToEther } from '@/lib/format/ether';

const COLUMNS = [
  'Trait',
  'Collection',
  'Network',
  'Coin',
  'Editions bought',
  'Bought for',
  'Editions sold',
  'Sold for',
  'Fees',
  'Editions bought and sold',
  'Paid for them',
  'Received for them',
  'Result',
  'Editions sold with no cost basis',
  'Proceeds with no cost basis',
  'Last bought or sold',
];

const wei = (amount: string): string => weiToEther(BigInt(amount));

const rowOf = ({ trait, chainId, at, bought, sold, closed, withoutPrice }: Gain): string[] => [
  textCell(trait.value),
  textCell(trait.collection),
  CHAINS[chainId].name,
  CHAINS[chainId].symbols.native,
  String(bought.editions),
  wei(bought.amount),
  String(sold.editions),
  wei(sold.amount),
  wei(sold.fees),
  String(closed.editions),
  wei(closed.paid),
  wei(closed.got),
  wei(closed.result),
  String(withoutPrice.editions),
  wei(withoutPrice.got),
  at,
];

/** Formats CSV. Amounts are in whole units, such as ETH, with all digits. */
export const gainsCsv = (gains: readonly Gain[]): string => csvOf([COLUMNS, ...gains.map(rowOf)]);
