import type { ReactNode } from 'react';

/** What the page of a trait stands in. On a phone the chat leaves room for the bar to buy it by, also before that comes. */
export function TraitPageFrame({ children }: { children: ReactNode }) {
  return <div className="buy-bar-room page-columns py-8 sm:py-12">{children}</div>;
}
