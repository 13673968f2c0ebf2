import { useSearchParams } from 'react-router-dom';

import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

type Range = { name: string; words: string; length: number | undefined };

/** The last one, which has no length, is the default and isn't in the address. */
const RANGES: readonly [Range, Range, Range] = [
  { name: '7d', words: '7 days', length: 7 },
  { name: '30d', words: '30 days', length: 30 },
  { name: 'all', words: 'All', length: undefined },
];
const PARAM = 'range';

/** Returns the range of a chart that the address has: its length in days, if it has one. */
export const useRange = (): Range => {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server renders these pages without their query, and hydration has to match it.
  const wanted = isHydrated ? params.get(PARAM) : null;
  return RANGES.find(({ name }) => name === wanted) ?? RANGES[2];
};

type RangeButtonsProps = {
  /** The words of the longest range. */
  all?: string;
  /** Leaves out ranges that are as long as all of the data, or longer. */
  days?: number;
};

export function RangeButtons({ all = RANGES[2].words, days = Infinity }: RangeButtonsProps) {
  const [, setParams] = useSearchParams();
  const offered = RANGES.filter(({ length = 0 }) => length < days);
  const { name: wanted } = useRange();
  const current = offered.some(({ name }) => name === wanted) ? wanted : RANGES[2].name;
  const choose = (name: string): void =>
    setParams(
      (before) => {
        const params = new URLSearchParams(before);
        if (name === RANGES[2].name) params.delete(PARAM);
        else params.set(PARAM, name);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div role="group" aria-label="Range" className="mb-4 flex gap-2">
      {offered.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === current}
          className="min-h-11 min-w-11 cursor-pointer rounded-control border border-control px-3 text-sm font-semibold hover:bg-surface-raised aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-ground lg:min-h-9"
          onClick={() => choose(name)}
        >
          {name === RANGES[2].name ? all : words}
        </button>
      ))}
    </div>
  );
}
