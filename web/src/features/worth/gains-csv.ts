import { sumIn, type Worth } from '@trait-market/contract/economy/rates';
import { CHAINS, UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';
import type { Gain } from '@trait-market/contract/economy/worth';

import { amountText } from '@/lib/economy/amounts/parse-amount';
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

/** The rates by which amounts are converted, and the unit into which. */
export type CsvRates = { worth: Worth; at: Date; unit: Unit };

const convertedColumns = (unit: Unit): readonly string[] => [
  ...['Bought for', 'Sold for', 'Fees', 'Paid for them', 'Received for them', 'Result'].map(
    (name) => `${name} in ${unit.toUpperCase()}`,
  ),
  'Exchange rates of',
];

/** Formats an amount of a unit; empty if the unit has no rate. */
const unitAmount = (amount: bigint | undefined, unit: Unit): string => {
  if (amount === undefined) return '';
  const sign = amount < 0n ? '-' : '';
  return `${sign}${amountText(amount < 0n ? -amount : amount, UNIT_DECIMALS[unit])}`;
};

const convertedCells = (
  { chainId, bought, sold, closed }: Gain,
  { worth, at, unit }: CsvRates,
): string[] => [
  ...[bought.amount, sold.amount, sold.fees, closed.paid, closed.got, closed.result].map((amount) =>
    unitAmount(sumIn(worth, [{ chainId, amount }], unit), unit),
  ),
  at.toISOString(),
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

/**
 * Formats CSV. Amounts are in whole units, such as ETH, with all digits.
 * @param rates the current rates; without them, no amount is converted
 */
export const gainsCsv = (gains: readonly Gain[], rates?: CsvRates): string =>
  csvOf([
    [...COLUMNS, ...(rates ? convertedColumns(rates.unit) : [])],
    ...gains.map((gain) => [...rowOf(gain), ...(rates ? convertedCells(gain, rates) : [])]),
  ]);
