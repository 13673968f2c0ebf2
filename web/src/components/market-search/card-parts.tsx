import { useConnectedAddress } from '@/lib/session/session-context';

import { lazyComponent } from '../lazy-component';
import type { ButtonsByTrait } from './own-floors';

export { CardEstimate } from '../economy/prices/card-estimate';

// Fails silently, because a press on Buy never buys the user's own listing.
const Finder = lazyComponent(async () => (await import('./own-floors')).OwnFloors, {
  Failed: null,
});

type OwnFloorsProps = { onChange: (buttons: ButtonsByTrait) => void };

/** Finds the buttons that replace Buy and Add to cart on cards of the user's own listings. */
export function OwnFloors({ onChange }: OwnFloorsProps) {
  const address = useConnectedAddress();
  return address && <Finder address={address} onChange={onChange} />;
}
