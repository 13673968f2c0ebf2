import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';

import { LOG_PAGE, logAddress, type LogQuery } from './log-query';

type Page = { label: string; from: number | undefined };

type LogPagesProps = {
  query: LogQuery;
  /** The index of the first shown entry. */
  first: number;
  size: number;
  /** The index of the entry after the shown ones; null at the end. */
  next: number | null;
};

const pagesOf = ({ query: { wallet, from }, first, size, next }: LogPagesProps): Page[] => {
  // The entries before a wallet's page can't be counted, so its pages only lead forward.
  if (wallet !== undefined) {
    return [
      ...(from === undefined ? [] : [{ label: 'First entries', from: undefined }]),
      ...(next === null ? [] : [{ label: 'Later entries', from: next }]),
    ];
  }
  const isLast = first + LOG_PAGE >= size;
  return [
    ...(isLast ? [] : [{ label: 'Latest', from: undefined }]),
    ...(isLast ? [] : [{ label: 'Newer', from: first + LOG_PAGE }]),
    ...(first === 0 ? [] : [{ label: 'Older', from: Math.max(0, first - LOG_PAGE) }]),
  ];
};

export function LogPages(props: LogPagesProps) {
  const pages = pagesOf(props);
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages of the log" className="mt-6 flex flex-wrap gap-3">
      {pages.map(({ label, from }) => (
        <Link
          key={label}
          to={logAddress({ wallet: props.query.wallet, from })}
          className={buttonVariants({ variant: 'outline' })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
