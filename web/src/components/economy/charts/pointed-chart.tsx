import { useRef, useState, type PointerEvent, type ReactNode } from 'react';

import { useDismissal } from '@/components/menu/use-dismissal';

/** The distance in px within which the pointer chooses a point before the values of a day. */
const NEAR = 24;

/** The values of a day, whose place is in units of the drawing; `y` is that of the line. */
export type ChartDay = {
  x: number;
  y?: number | undefined;
  title: string;
  values: readonly string[];
};

/** A point between the days, such as a sale. */
export type ChartMark = { x: number; y: number; tip: ReactNode };

const NO_MARKS: readonly ChartMark[] = [];

type TipProps = { share: number; children: ReactNode };

/** Has the space between the guide and the farther edge, so that it never leaves the drawing. */
function Tip({ share, children }: TipProps) {
  const isLeft = share > 0.5;
  const guide = `${(isLeft ? 1 - share : share) * 100}%`;
  return (
    <div
      aria-hidden
      data-slot="chart-tip"
      style={{
        [isLeft ? 'right' : 'left']: `calc(${guide} + 8px)`,
        maxWidth: `calc(100% - ${guide} - 8px)`,
      }}
      className="pointer-events-none absolute top-0 z-10 w-max rounded-control border border-hairline bg-surface-raised px-2 py-1 text-xs tabular-nums sm:px-3 sm:py-2"
    >
      {children}
    </div>
  );
}

type PointedChartProps = {
  /** The size of the drawing in its units. */
  size: { width: number; height: number };
  /** The oldest day is the first. */
  days: readonly ChartDay[];
  marks?: readonly ChartMark[];
  children: ReactNode;
};

/** A drawing whose nearest day has a guide and its values, by pointer, tap or arrow keys (E656). */
export function PointedChart({ size, days, marks = NO_MARKS, children }: PointedChartProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ day: number } | { mark: number }>();
  const clear = (): void => setPointed(undefined);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const unitPx = width / size.width;
    const nearest = (distances: readonly number[]) => {
      const least = Math.min(...distances);
      return { index: distances.indexOf(least), least };
    };
    const mark = nearest(
      marks.map(({ x, y }) => Math.hypot(left + x * unitPx - clientX, top + y * unitPx - clientY)),
    );
    const day = nearest(days.map(({ x }) => Math.abs(left + x * unitPx - clientX)));
    setPointed(mark.least <= NEAR ? { mark: mark.index } : { day: day.index });
  };
  const chosen = pointed && 'day' in pointed ? days[pointed.day] : undefined;
  const mark = pointed && 'mark' in pointed ? marks[pointed.mark] : undefined;
  const shown = chosen ?? mark;
  useDismissal(drawing, shown !== undefined, clear);
  const newest = days.length - 1;
  const at = pointed && 'day' in pointed ? Math.min(pointed.day, newest) : newest;
  const named = days[at];
  return (
    <div
      ref={drawing}
      className="rounded-sm relative min-w-0 grow touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves when it's lifted, and what it tapped stays.
        if (pointerType === 'mouse') clear();
      }}
    >
      {children}
      {named && (
        <input
          type="range"
          aria-label="Values by day"
          aria-valuetext={[named.title, ...named.values].join(', ')}
          min={0}
          max={newest}
          value={at}
          onFocus={() => setPointed({ day: at })}
          onBlur={clear}
          onChange={({ target }) => setPointed({ day: target.valueAsNumber })}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      )}
      {shown && (
        <>
          <span
            aria-hidden
            style={{ left: `${(shown.x / size.width) * 100}%` }}
            className="pointer-events-none absolute inset-y-0 border-l border-dashed border-foreground"
          />
          {shown.y !== undefined && (
            <span
              aria-hidden
              style={{
                left: `${(shown.x / size.width) * 100}%`,
                top: `${(shown.y / size.height) * 100}%`,
              }}
              className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-foreground"
            />
          )}
          <Tip share={shown.x / size.width}>
            {chosen ? (
              <>
                <p className="font-semibold">{chosen.title}</p>
                {chosen.values.map((value) => (
                  <p key={value}>{value}</p>
                ))}
              </>
            ) : (
              mark?.tip
            )}
          </Tip>
        </>
      )}
    </div>
  );
}
