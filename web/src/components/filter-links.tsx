import { Link, useSearchParams } from 'react-router-dom';

type FilterLinksProps = {
  label: string;
  /** The query parameter that the links set. They preserve all other parameters. */
  param: string;
  current: string;
  /** The values and their labels. The first value applies when the parameter is missing. */
  choices: readonly (readonly [value: string, words: string])[];
};

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
          className="inline-flex min-h-10 items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-[current=page]:border-foreground aria-[current=page]:bg-foreground aria-[current=page]:text-ground max-sm:px-2"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
