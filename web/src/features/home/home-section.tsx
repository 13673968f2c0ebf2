import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type HomeSectionProps = {
  id: string;
  title: string;
  to: string;
  /** The text of the link to the page that shows all. */
  all: string;
  children: ReactNode;
};

export function HomeSection({ id, title, to, all, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page-columns pt-20 sm:pt-28">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-xl font-extrabold">
          {title}
        </h2>
        <Link
          to={to}
          className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
        >
          {all}
        </Link>
      </div>
      {children}
    </section>
  );
}
