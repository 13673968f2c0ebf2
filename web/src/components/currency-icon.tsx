import { paths } from '@/config/paths';

type CurrencyIconProps = {
  /** As the provider or the chain writes it: eth, weth, pol, usd … */
  code: string;
  /** In CSS pixels. */
  size: number;
};

/** The drawing of a currency (§9). Silent: its symbol stands beside it. */
export function CurrencyIcon({ code, size }: CurrencyIconProps) {
  return (
    <img
      src={paths.currencyIcon(code)}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className="shrink-0"
    />
  );
}
