import { AxisValues } from '@/components/economy/charts/axis-values';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { editionsText } from '@/lib/format/editions-text';
import { grouped } from '@/lib/format/grouped';

import { CHART, depthLine, type DepthStep } from './depth-shape';

export function DepthChart({ steps }: { steps: readonly DepthStep[] }) {
  const [best, lowest] = [steps.at(0), steps.at(-1)];
  if (!best || !lowest || best === lowest) return null;
  const line = depthLine(steps).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const [highPrice, lowPrice] = [shortPrice(best.price), shortPrice(lowest.price)];
  return (
    <figure className="m-0 mb-4">
      <p className="text-xs text-muted">Editions wanted at a price or more</p>
      <div className="mt-2 flex gap-3">
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          role="img"
          aria-label={`Offers for ${editionsText(lowest.total)}, from ${highPrice} down to ${lowPrice}`}
          className="block h-auto min-w-0 grow overflow-visible"
        >
          <GridLines width={CHART.width} at={[CHART.top, CHART.bottom]} />
          <polygon
            points={[...line, `${CHART.width},${CHART.bottom}`].join(' ')}
            fill="var(--accent)"
            fillOpacity="0.15"
          />
          <polyline points={line.join(' ')} fill="none" stroke="var(--accent)" strokeWidth="2.5" />
        </svg>
        <AxisValues
          height={CHART.height}
          values={[
            { y: CHART.top, text: grouped(lowest.total) },
            { y: CHART.bottom, text: '0' },
          ]}
        />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{highPrice}</span>
        <span className="mr-19 text-right sm:mr-23">{lowPrice}</span>
      </figcaption>
    </figure>
  );
}
