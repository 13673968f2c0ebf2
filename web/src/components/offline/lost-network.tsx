import { offlineCause } from '@/lib/offline/offline-cause';

/** Says that the network is lost, and when the page was seen if the browser has stored it. */
export function LostNetwork({ seenAt }: { seenAt?: string | undefined }) {
  return (
    <>
      <p className="font-semibold">
        {offlineCause()}.{seenAt && ` Showing what you saw at ${seenAt}.`}
      </p>
      <p className="text-muted">
        {seenAt ? 'Prices' : 'What you see'} may be out of date. You need the network to buy or
        sign.
      </p>
    </>
  );
}
