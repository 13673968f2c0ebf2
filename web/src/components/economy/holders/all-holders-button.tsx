import { DialogButton } from '@/components/dialog-button';
import { grouped } from '@/lib/format/grouped';
import { lazyModule } from '@/lib/lazy-module';

import type { HoldersOf } from './all-holders';

const dialogCode = lazyModule(async () => (await import('./all-holders')).AllHolders);

type AllHoldersButtonProps = {
  of: HoldersOf;
  total: number;
  /** The number of editions, of which each holder has a share. */
  editions: number;
};

export function AllHoldersButton({ of, total, editions }: AllHoldersButtonProps) {
  return (
    <DialogButton
      title="Holders"
      code={dialogCode}
      dialog={{ of, editions }}
      size="sm"
      className="mt-3"
    >
      {total === 1 ? 'Holder details' : `All ${grouped(total)} holders`}
    </DialogButton>
  );
}
