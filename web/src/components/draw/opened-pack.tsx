import type { Draw } from '@trait-market/contract/economy/draws';
import type { ReactNode } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Moment } from '@/components/moment/moment';
import type { Shareable } from '@/components/share/shareable';

type OpenedPackProps = {
  title: string;
  picks: Draw['picks'];
  /** Whether the pack was opened last, so that its heading takes the focus. */
  isLatest: boolean;
  isOwn: boolean;
  share: Shareable;
  children?: ReactNode;
};

export function OpenedPack({ title, picks, isLatest, isOwn, share, children }: OpenedPackProps) {
  const items = picks.map(({ trait }) => ({ kind: 'trait' as const, trait, quantity: 1 }));
  return (
    <section aria-label={title} className="grid w-full gap-4">
      {isLatest ? (
        <FocusedHeading level={2}>{title}</FocusedHeading>
      ) : (
        <h2 className="font-semibold">{title}</h2>
      )}
      <Moment items={items} isOwn={isOwn} share={share}>
        {children}
      </Moment>
    </section>
  );
}
