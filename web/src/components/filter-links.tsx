import { Link, useSearchParams } from 'react-router-dom';

type FilterLinksProps = {
  label: string;
  /** The query parameter that the links set. They preserve all other parameters. */
  param: string;
  current: string;
  /** Phones show the shorter words, if there are any; the accessible name stays the same. */
  choices: readonly (readonly [value: string, words: string, phoneWords?: string])[];
  /** The value that applies when the parameter is missing; by default the first one. */
  whenMissing?: string;
};

export function FilterLinks({
  label,
  param,
  current,
  choices,
  whenMissing = choices[0]?.[0],
}: FilterLinksProps) {
  const [searchParams] = useSearchParams();
  const addressOf = (value: string): string => {
    const query = new URLSearchParams(searchParams);
    if (value === whenMissing) query.delete(param);
    else query.set(param, value);
    return `?${query}`;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 max-sm:gap-1.5">
      {choices.map(([value, words, phoneWords = words]) => (
        <Link
          key={value}
          to={addressOf(value)}
          aria-current={value === current ? 'page' : undefined}
          className="inline-flex min-h-10 items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-[current=page]:border-foreground aria-[current=page]:bg-foreground aria-[current=page]:text-ground max-sm:px-2"
        >
          {phoneWords === words ? (
            words
          ) : (
            <>
              <span className="max-sm:sr-only">{words}</span>
              <span aria-hidden className="sm:hidden">
                {phoneWords}
              </span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
