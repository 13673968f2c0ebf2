import type { Coin, Price } from '@trait-market/contract/economy/shared';

import { PriceText } from '@/components/economy/prices/price-text';
import { Skeleton } from '@/components/ui/skeleton';
import { WEI_DECIMALS } from '@/config/constants';
import { cn } from '@/lib/cn';
import { fieldText } from '@/lib/economy/amounts/parse-amount';
import { priceFrom } from '@/lib/economy/amounts/set-price';

export type PriceChoice = {
  label: string;
  /** Undefined until it has loaded; null if there is none. */
  price: Price | null | undefined;
  /** Whether an untouched price field starts with it. */
  isStart?: boolean;
};

/** The distances from the floor that one press selects, in percent. */
const BELOW = [5, 10] as const;

/** Returns the prices below a floor, which `name` names within their labels. */
export const percentsBelow = (floor: Price | null | undefined, name: string): PriceChoice[] =>
  BELOW.map((percent) => ({
    label: `${percent}% below ${name}`,
    price: floor && { ...floor, amount: String(priceFrom(BigInt(floor.amount), -percent)) },
  }));

const CELL =
  'grid min-h-13 min-w-0 content-center gap-0.5 rounded-control border border-hairline px-2.5 py-1.5 text-left text-sm';

type PriceChoicesProps = {
  choices: readonly PriceChoice[];
  /** The coin of the field's amount, in which all prices are shown. */
  coin?: Coin;
  /** The text in the field. */
  value: string;
  onChoose: (text: string, price: Price) => void;
};

/** Puts a price of the item into the field. Prices that don't exist are left out (E663). */
export function PriceChoices({ choices, coin = 'native', value, onChoose }: PriceChoicesProps) {
  const shown = choices.filter(({ price }) => price !== null);
  if (shown.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Use a price"
      className={cn(
        'grid grid-cols-2 gap-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-2',
        shown.length !== 2 && shown.length !== 4 && 'sm:grid-cols-3',
      )}
    >
      {shown.map(({ label, price }) => {
        const name = <span className="text-xs text-muted">{label}</span>;
        if (!price)
          return (
            <p key={label} className={`${CELL} border-dashed`}>
              {name}
              <Skeleton className="h-5 w-16 rounded-control" />
            </p>
          );
        const text = fieldText(BigInt(price.amount), WEI_DECIMALS);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={value === text}
            className={`${CELL} cursor-pointer hover:border-control aria-pressed:border-foreground aria-pressed:bg-surface-raised`}
            onClick={() => onChoose(text, price)}
          >
            {name}
            <PriceText price={{ ...price, coin }} className="font-semibold" />
          </button>
        );
      })}
    </div>
  );
}
