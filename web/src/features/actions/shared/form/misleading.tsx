import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** What was planned is not what the wallet would be asked to sign: it is not asked. */
export function Misleading() {
  return (
    <Alert variant="destructive">
      <AlertTitle>This change doesn’t match what would be signed</AlertTitle>
      <AlertDescription className="text-muted">
        Nothing was signed. Close this, reload the page and try again.
      </AlertDescription>
    </Alert>
  );
}
