import type { ReactNode } from 'react';

type MissingProps = {
  words: string;
  /** Links or buttons that lead to what is missing. */
  children?: ReactNode;
};

/** Says why an action can't be signed now, and offers what to do instead. */
export function Missing({ words, children }: MissingProps) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2 rounded-control border-l-4 border-danger bg-surface-raised px-4 py-3 text-sm wrap-anywhere"
    >
      <p>{words}</p>
      {children}
    </div>
  );
}
