import { TextField } from '../text-field';

type Bounds = { minPrice: string; maxPrice: string };

type PriceBoundsProps = {
  /** The bounds in the fields. A changed bound replaces the typed text. */
  bounds: Bounds;
  problems: { [Field in keyof Bounds]?: string | undefined };
  className?: string;
};

/** The fields `minPrice` and `maxPrice` of a form. */
export function PriceBounds({
  bounds: { minPrice, maxPrice },
  problems,
  className,
}: PriceBoundsProps) {
  const common = { inputMode: 'decimal', autoComplete: 'off', className } as const;
  return (
    <>
      <TextField
        key={`least ${minPrice}`}
        label="At least"
        name="minPrice"
        {...common}
        defaultValue={minPrice}
        error={problems.minPrice}
      />
      <TextField
        key={`most ${maxPrice}`}
        label="At most"
        name="maxPrice"
        {...common}
        defaultValue={maxPrice}
        error={problems.maxPrice}
      />
    </>
  );
}
