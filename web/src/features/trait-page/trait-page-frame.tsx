import type { ReactNode } from 'react';

/** On phones, keeps the chat button above the Buy bar, even before the bar appears. */
export function TraitPageFrame({ children }: { children: ReactNode }) {
  return <div className="buy-bar-room page-columns py-8 sm:py-12">{children}</div>;
}
