import { Link } from 'react-router-dom';

type Choice = { name: string; to: string; isCurrent: boolean };

/** Renders choices as links, so that the Back button returns to the previous choice. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, to, isCurrent }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex h-9 items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-[current=true]:border-foreground aria-[current=true]:bg-foreground aria-[current=true]:text-ground max-sm:px-2.5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
