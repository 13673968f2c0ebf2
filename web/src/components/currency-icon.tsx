import { paths } from '@/config/paths';

type CurrencyIconProps = {
  /** The currency code as the provider or the chain spells it: eth, weth, pol, usd … */
  code: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** A currency's icon (§9). It is decorative, because the symbol is next to it. */
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
