import type { ReactNode } from 'react';

import { PackArt } from '@/components/draw/pack-art';
import type { Sealed } from '@/components/draw/tear-stage';

type SealedSubjectProps = { sealed: Sealed; title: string; children: ReactNode };

/** Shows a sealed pack next to its name and where it comes from. */
export function SealedSubject({ sealed, title, children }: SealedSubjectProps) {
  return (
    <div className="flex items-center gap-4">
      <div className="w-20 shrink-0">
        <PackArt {...sealed} />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-display font-bold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </div>
  );
}
