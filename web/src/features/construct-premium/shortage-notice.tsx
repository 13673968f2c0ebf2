import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { listText } from '@/lib/format/list-text';
import { isNeeded } from '@/lib/looks/shuffle';
import { wearableName } from '@/lib/looks/look-words';

import type { Shortage } from './editions';
import type { Fitted } from './wishes';

type ShortageNoticeProps = {
  shortages: readonly Shortage[];
  onHandOver: (wearer: Fitted, shortage: Shortage) => void;
  onGoWithout: (taker: Fitted, shortage: Shortage) => void;
  canChoose: boolean;
  isChosen: (tokenId: string) => boolean;
};

const namesOf = (avatars: readonly Fitted[]): string => listText(avatars.map(({ name }) => name));

const countText = ({ has, takers }: Shortage): string => {
  const who = `${namesOf(takers)} would get ${takers.length === 1 ? 'it' : 'one each'}`;
  if (has === 0) return `${who}, and you have none loose.`;
  return `${who}, and you have ${has === 1 ? '1 edition' : `${has} editions`} for them.`;
};

const wearersText = ({ wearers }: Shortage): string =>
  wearers.length === 0
    ? ''
    : ` ${namesOf(wearers)} ${wearers.length === 1 ? 'wears one and keeps it' : 'wear one each and keep it'}.`;

export function ShortageNotice({
  shortages,
  onHandOver,
  onGoWithout,
  canChoose,
  isChosen,
}: ShortageNoticeProps) {
  if (shortages.length === 0) return null;
  return (
    <Alert variant="destructive" className="max-w-text">
      <AlertTitle>
        {shortages.length === 1
          ? 'There are too few editions of a trait'
          : `There are too few editions of ${shortages.length} traits`}
      </AlertTitle>
      <ul className="grid gap-4">
        {shortages.map((shortage) => {
          const { trait, takers, wearers } = shortage;
          const name = wearableName(trait);
          return (
            <li key={trait.id} className="grid gap-2">
              <AlertDescription className="text-muted">
                <strong className="text-foreground">{name}</strong>: {countText(shortage)}
                {wearersText(shortage)}
              </AlertDescription>
              <div className="flex flex-wrap gap-2">
                {wearers
                  .filter(({ tokenId }) => canChoose || isChosen(tokenId))
                  .slice(0, 3)
                  .map((wearer) => (
                    <Button
                      key={wearer.tokenId}
                      variant="outline"
                      size="sm"
                      className="h-auto min-h-8 py-1 text-left whitespace-normal"
                      onClick={() => onHandOver(wearer, shortage)}
                    >
                      {isNeeded(trait.slot)
                        ? `Swap it with ${wearer.name}`
                        : `Take it off ${wearer.name}`}
                    </Button>
                  ))}
                {takers.slice(-3).map((taker) => (
                  <Button
                    key={taker.tokenId}
                    variant="outline"
                    size="sm"
                    className="h-auto min-h-8 py-1 text-left whitespace-normal"
                    onClick={() => onGoWithout(taker, shortage)}
                  >
                    Not on {taker.name}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
