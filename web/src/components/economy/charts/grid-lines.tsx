type GridLinesProps = { width: number; at: readonly number[] };

/** Draws horizontal lines across a chart, at the given heights in its units. */
export function GridLines({ width, at }: GridLinesProps) {
  return at.map((y) => (
    <line key={y} x1="0" x2={width} y1={y} y2={y} stroke="var(--hairline)" strokeWidth="1" />
  ));
}
