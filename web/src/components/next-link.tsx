import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export function NextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
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
