import { cn } from '@/lib/cn';

export type AxisValue = {
  /** The vertical position, in units of the drawing. */
  y: number;
  text: string;
  /** Whether it is the only one of a low band that phones have space for, or one they leave out. */
  onPhones?: 'only' | 'none';
};

/** Leaves out all values of a low band but the highest on phones, where they would touch. */
export const lowBand = (values: readonly AxisValue[]): AxisValue[] =>
  values.map((value, index) => ({ ...value, onPhones: index === 0 ? 'only' : 'none' }));

const PHONES = { only: 'max-sm:translate-y-1.5', none: 'max-sm:hidden' } as const;

type AxisValuesProps = { values: readonly AxisValue[]; height: number };

/**
 * The values of a chart's horizontal lines, next to the drawing, so that they don't scale with it.
 * Their digits are aligned, because only the highest one names the unit.
 */
export function AxisValues({ values, height }: AxisValuesProps) {
  return (
    // Positioned absolutely, so that the drawing alone determines the height.
    <div className="relative w-16 shrink-0 sm:w-20">
      <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
        {values.map(({ y, text, onPhones }) => (
          <text
            key={y}
            y={`${(y / height) * 100}%`}
            dy="0.35em"
            className={cn('fill-muted text-xs tabular-nums', onPhones && PHONES[onPhones])}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
