import { Link } from 'react-router-dom';

type OffersLinkProps = {
  to: string;
  /** Offers and trades that can be accepted now. */
  count: number | undefined;
  /** The item's name. */
  about: string;
};

/** The number of offers for an owned item, as a link; hidden without offers. */
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
