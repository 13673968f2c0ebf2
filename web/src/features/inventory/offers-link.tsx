import { Link } from 'react-router-dom';

type OffersLinkProps = {
  to: string;
  count: number | undefined;
  about: string;
};

export function OffersLink({ to, count = 0, about }: OffersLinkProps) {
  if (count === 0) return null;
  return (
    <p className="mt-1 text-sm">
      <Link to={to} className="inline-block min-h-6 font-semibold tabular-nums accent-underline">
        {count === 1 ? '1 offer' : `${count} offers`}
        <span className="sr-only"> for {about}</span>
      </Link>
    </p>
  );
}
