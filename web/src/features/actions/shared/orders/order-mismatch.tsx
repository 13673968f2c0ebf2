import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** Replaces the form when the shown order differs from what the wallet would sign. */
export function OrderMismatch() {
  return (
    <Alert variant="destructive">
      <AlertTitle>This order doesn’t match its signature</AlertTitle>
      <AlertDescription className="text-muted">
        What your wallet would sign differs from what’s shown, so you can’t sign it. Nothing was
        signed. Close this and choose another order.
      </AlertDescription>
    </Alert>
  );
}
