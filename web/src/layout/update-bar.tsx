import { ReloadButton } from '@/components/load-failure';
import { Button } from '@/components/ui/button';
import { dismissReloadOffer, reloadOffer, SITE_UPDATED } from '@/lib/site-update/site-update';
import { useStore } from '@/lib/use-store';

export function UpdateBar() {
  const isOffered = useStore(reloadOffer, false);
  return (
    isOffered && (
      <div
        role="alert"
        className="pointer-events-auto fixed inset-x-0 bottom-0 z-toast flex flex-wrap items-center gap-3 border-t border-hairline bg-surface px-5 py-3 text-sm"
      >
        <p>{SITE_UPDATED}</p>
        <ReloadButton />
        <Button variant="ghost" onClick={dismissReloadOffer}>
          Not now
        </Button>
      </div>
    )
  );
}
