import type { DropDetail } from '@trait-market/contract/economy/drops';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { connectedAddress } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

export function BuyPacks({ drop }: { drop: DropDetail }) {
  const { start } = useActions();
  const { data } = useOwnPacks(connectedAddress(useSessionState()));
  const own = data?.items.find((one) => one.drop.id === drop.id)?.unopened ?? 0;
  if (drop.state !== 'open' && own === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {drop.state === 'open' && (
        <Button size="lg" onClick={() => start({ kind: 'buyPacks', drop })}>
          Buy packs
        </Button>
      )}
      {own > 0 && (
        <Button size="lg" variant="outline" onClick={() => start({ kind: 'openPacks', drop })}>
          {own === 1 ? 'Open your pack' : `Open some of your ${own} packs`}
        </Button>
      )}
    </div>
  );
}
