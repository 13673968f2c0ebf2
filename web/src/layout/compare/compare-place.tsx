import { lazyComponent } from '@/components/lazy-component';
import { comparedText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

const CompareTray = lazyComponent(async () => (await import('./compare-tray')).CompareTray, {
  Failed: null,
});

/** Loads the tray, and the code that reads the list, only once the browser has stored a list. */
export function ComparePlace() {
  return useStore(comparedText, '') !== '' && <CompareTray />;
}
