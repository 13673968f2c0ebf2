import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

type NextLinkProps = { to: string; onClick?: () => void; children: string };

export function NextLink({ to, onClick, children }: NextLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="group inline-flex min-h-8 items-center gap-2 font-semibold accent-underline"
    >
      <span>{children}</span>
      <ArrowRight
        aria-hidden
        className="size-4 text-accent-text transition-transform motion-safe:group-hover:translate-x-1"
      />
    </Link>
  );
}
