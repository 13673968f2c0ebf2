import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** Replaces the form when the plan differs from what the wallet would sign. */
export function PlanMismatch() {
  return (
    <Alert variant="destructive">
      <AlertTitle>This change doesn’t match what would be signed</AlertTitle>
      <AlertDescription className="text-muted">
        Nothing was signed. Close this, reload the page and try again.
      </AlertDescription>
    </Alert>
  );
}
