import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { failureText, type SessionFailure } from '@/lib/session/session';
import type { WalletOption } from '@/lib/wallet/wallet';

type WalletFailureProps = {
  failure: SessionFailure;
  option: WalletOption | undefined;
  onRetry: (option: WalletOption) => void;
};

/** Scrolls to the message, because on a small screen it appears below the visible part. */
const showWhole = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** Explains why the connection to a wallet failed (§2 Sign-in dialog, §8). */
export function WalletFailure({ failure, option, onRetry }: WalletFailureProps) {
  const canRetry = failure.of === 'attempt' && !failure.error.isFinal;
  return (
    <Alert ref={showWhole} variant="destructive">
      <AlertDescription>{failureText(failure)}</AlertDescription>
      {option && canRetry && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onRetry(option)}
        >
          Try again
        </Button>
      )}
    </Alert>
  );
}
