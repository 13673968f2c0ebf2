import { currencySymbol } from '../../format/currency';
import { UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';
import { grouped } from '../../format/grouped';
import { shortPrice } from '../amounts/short-price';

/** Names for the menu, because two units have the same symbol (§9). */
export const unitNames: Record<Unit, string> = {
  eth: 'ETH',
  pol: 'POL',
  usd: 'US dollars ($)',
  aud: 'Australian dollars ($)',
  eur: 'Euros (EUR)',
};

type Currency = Exclude<Unit, 'eth' | 'pol'>;

const isCurrency = (unit: Unit): unit is Currency => unit !== 'eth' && unit !== 'pol';

const spokenNames: Record<Currency, readonly [string, string]> = {
  usd: ['US dollar', 'US dollars'],
  aud: ['Australian dollar', 'Australian dollars'],
  eur: ['euro', 'euros'],
};

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

const partsOf = (amount: bigint, unit: Currency): { whole: bigint; cents: bigint } => {
  const inOne = 10n ** BigInt(UNIT_DECIMALS[unit]);
  return { whole: absolute(amount) / inOne, cents: absolute(amount) % inOne };
};

const coinText = (amount: bigint, unit: 'eth' | 'pol'): string =>
  shortPrice({
    chainId: unit === 'eth' ? 1 : 137,
    coin: 'native',
    amount: String(absolute(amount)),
  }).replace('≈\u00A0', '');

/** Formats an amount for display: `$1,234.50`, `0.4123 ETH`, `−12.00 EUR`. */
export const unitText = (amount: bigint, unit: Unit): string => {
  const sign = amount < 0n ? '−' : '';
  if (!isCurrency(unit)) return sign + coinText(amount, unit);
  const { whole, cents } = partsOf(amount, unit);
  const figures = `${grouped(whole)}.${String(cents).padStart(UNIT_DECIMALS[unit], '0')}`;
  const symbol = currencySymbol(unit);
  return symbol === '$' ? `${sign}$${figures}` : `${sign}${figures} ${symbol}`;
};

/** Formats an amount for screen readers: `1,234 US dollars and 50 cents`. */
export const spokenUnitText = (amount: bigint, unit: Unit): string => {
  const sign = amount < 0n ? 'minus ' : '';
  if (!isCurrency(unit)) return sign + coinText(amount, unit);
  const { whole, cents } = partsOf(amount, unit);
  const [one, several] = spokenNames[unit];
  const small = `${cents} ${cents === 1n ? 'cent' : 'cents'}`;
  const large = `${grouped(whole)} ${whole === 1n ? one : several}`;
  if (cents === 0n) return sign + large;
  return sign + (whole === 0n ? small : `${large} and ${small}`);
};
