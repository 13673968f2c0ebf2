import { paths } from '@/config/paths';

type CurrencyIconProps = {
  /** The code in the provider's or the chain's spelling: eth, weth, pol, usd … */
  code: string;
  /** In CSS pixels. */
  size: number;
};

/** A currency's icon (§9). Decorative, because the symbol is next to it. */
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
