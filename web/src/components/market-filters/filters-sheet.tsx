import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

type FiltersSheetProps = {
  result: string;
  children: ReactNode;
  onClose: () => void;
  onClosed: () => void;
};

export function FiltersSheet({ result, children, onClose, onClosed }: FiltersSheetProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        className="top-auto! bottom-0 w-full max-w-none rounded-b-none pb-0 sm:pb-0"
      >
        <DialogTitle>Filters</DialogTitle>
        <DialogDescription className="sr-only">
          The list changes as soon as you tick something.
        </DialogDescription>
        {children}
        <div className="sticky bottom-0 -mx-5 border-t border-hairline bg-surface px-5 py-4 sm:-mx-6 sm:px-6">
          <Button size="lg" className="w-full" onClick={onClose}>
            Show {result}
          </Button>
          <span role="status" className="sr-only">
            {result}
          </span>
        </div>
      </DialogContent>
    </Dialog>
  );
}
