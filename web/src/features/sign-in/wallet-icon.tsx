import { Landmark, Plug, Puzzle, QrCode, Wand2 } from 'lucide-react';

import type { WalletOption } from '@/lib/wallet/wallet';

const ICONS = {
  extension: Puzzle,
  hosted: Landmark,
  relay: QrCode,
  injected: Plug,
  demo: Wand2,
  announced: Puzzle,
};

/** Shows a wallet's icon if it is a data URL. Icons are never fetched from other servers. */
export function WalletIcon({ option: { kind, icon } }: { option: WalletOption }) {
  const Icon = ICONS[kind];
  return icon?.startsWith('data:image/') ? (
    <img src={icon} alt="" width={32} height={32} className="size-8 rounded-control" />
  ) : (
    <span className="grid size-8 place-content-center rounded-control bg-ground text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
