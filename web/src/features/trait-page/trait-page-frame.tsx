import type { ReactNode } from 'react';

/**
 * The layout of a trait's page. On a phone the chat button leaves room for the Buy bar, also before
 * the bar appears.
 */
export function TraitPageFrame({ children }: { children: ReactNode }) {
  return <div className="buy-bar-room page-columns py-8 sm:py-12">{children}</div>;
}
