import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** The code of the wallets did not arrive. */
export function WalletLayerFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertDescription>Couldn’t load the wallets. Check your connection.</AlertDescription>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
