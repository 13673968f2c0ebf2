import { LoadFailureActions, useLoadFailureText } from '@/components/load-failure';
import { Alert, AlertDescription } from '@/components/ui/alert';

export function WalletLayerFailure({ onRetry }: { onRetry: () => void }) {
  const text = useLoadFailureText('Couldn’t load the wallets. Check your connection.');
  return (
    <Alert variant="destructive">
      <AlertDescription>{text}</AlertDescription>
      <LoadFailureActions tries={0} onRetry={onRetry} />
    </Alert>
  );
}
