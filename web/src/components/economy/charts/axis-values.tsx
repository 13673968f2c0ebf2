export type AxisValue = {
  /** The vertical position, in units of the drawing. */
  y: number;
  text: string;
};

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
        {values.map(({ y, text }) => (
          <text
            key={y}
            y={`${(y / height) * 100}%`}
            dy="0.35em"
            className="fill-muted text-xs tabular-nums"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
