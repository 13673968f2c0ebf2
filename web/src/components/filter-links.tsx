import { Link, useSearchParams } from 'react-router-dom';

type FilterLinksProps = {
  /** What is chosen among, for a screen reader. */
  label: string;
  /** The key of the query that they set; every other key stays. */
  param: string;
  current: string;
  /** Value and words of each. The first is what holds without the key. */
  choices: readonly (readonly [value: string, words: string])[];
};

/** One of a few views of the same page, by its address. */
export function FilterLinks({ label, param, current, choices }: FilterLinksProps) {
  const [searchParams] = useSearchParams();
  const addressOf = (value: string, isFirst: boolean): string => {
    const query = new URLSearchParams(searchParams);
    if (isFirst) query.delete(param);
    else query.set(param, value);
    return `?${query}`;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(([value, words], position) => (
        <Link
          key={value}
          to={addressOf(value, position === 0)}
          aria-current={value === current ? 'page' : undefined}
          className="inline-flex min-h-9 items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-[current=page]:border-foreground aria-[current=page]:bg-foreground aria-[current=page]:text-ground max-sm:px-2"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
