import type { Box } from '@trait-market/contract/economy/drops';

import { partText } from '@/lib/format/percent-text';
import { plainText } from '@/lib/format/plain-text';

const widthOf = (part: number, whole: number, most: number): string =>
  `${whole === 0 || most === 0 ? 0 : (100 * part) / whole / most}%`;

/** A bar chart. Screen readers ignore the bars, because the numbers are next to them. */
export function RealizedChart({ box: { name, traits } }: { box: Box }) {
  const declared = traits.reduce((sum, one) => sum + one.declared, 0);
  const came = traits.reduce((sum, one) => sum + one.declared - one.left, 0);
  if (came === 0) {
    return <p className="text-sm text-muted">No pack has been opened yet.</p>;
  }
  const most = Math.max(
    ...traits.map((one) => Math.max(one.declared / declared, (one.declared - one.left) / came)),
  );
  return (
    <figure className="m-0 grid gap-3">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-2 w-4 rounded-full bg-control" />
          Declared
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-2 w-4 rounded-full bg-accent" />
          Drawn so far: {came}
        </span>
      </figcaption>
      <ul aria-label={`Box ${name}: declared and drawn so far`} className="grid gap-3">
        {traits.map((one) => (
          <li
            key={one.tokenId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)_8.5rem] sm:items-center"
          >
            <span className="truncate">{plainText(one.trait.value) || 'Unnamed trait'}</span>
            <span aria-hidden className="grid gap-1 max-sm:order-last max-sm:col-span-2">
              <span
                className="h-2 rounded-full bg-control"
                style={{ width: widthOf(one.declared, declared, most) }}
              />
              <span
                className="h-2 rounded-full bg-accent"
                style={{ width: widthOf(one.declared - one.left, came, most) }}
              />
            </span>
            <span className="text-right text-muted tabular-nums">
              <span className="sr-only">declared </span>
              {partText(one.declared, declared)}
              <span aria-hidden> · </span>
              <span className="sr-only">, drawn </span>
              <span className="font-semibold text-foreground">
                {partText(one.declared - one.left, came)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
