import { grouped } from './grouped';
import { once } from './once';

const rules = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));

const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** Formats a rank: 1st, 2nd, 1,003rd. */
export const ordinal = (place: number): string =>
  `${grouped(place)}${ENDINGS[rules().select(place)]}`;
