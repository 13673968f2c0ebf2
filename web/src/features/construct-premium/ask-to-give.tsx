import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { wearableName } from '@/lib/looks/look-words';

import type { NotGiven } from './editions';

type AskToGiveProps = {
  /** How many avatars would get it. */
  count: number;
  notGiven: readonly NotGiven[];
  onGive: () => void;
  onCancel: () => void;
};

const lackText = ({ given, wanted }: NotGiven, count: number): string => {
  if (count === 1) return 'you don’t have one loose';
  return given === 0 ? 'you have none for them' : `enough for ${given} of ${wanted}`;
};

/** A look of which not all is there: the rest of it is given only to whoever says so. */
export function AskToGive({ count, notGiven, onGive, onCancel }: AskToGiveProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent>
        <DialogTitle>Part of this look is missing</DialogTitle>
        <DialogDescription>
          Where a trait is missing, {count === 1 ? 'the' : 'an'} avatar keeps what it wears there.
        </DialogDescription>
        <ul className="grid gap-1.5 text-sm">
          {notGiven.map((one) => (
            <li key={one.trait.id} className="wrap-anywhere">
              <span className="font-semibold">{wearableName(one.trait)}</span>:{' '}
              {lackText(one, count)}
            </li>
          ))}
        </ul>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onGive}>Apply the rest</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
