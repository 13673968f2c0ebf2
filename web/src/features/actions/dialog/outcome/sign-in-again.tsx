import { FocusedHeading } from '@/components/focused-heading';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

import { SIGN_IN_REFUSED } from './refused';

/** Replaces a form or review if the provider no longer accepts the session (§4 Session expiry). */
export function SignInAgain({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert variant="destructive">
        <FocusedHeading>{SIGN_IN_REFUSED.title}</FocusedHeading>
        <AlertDescription className="text-muted">{SIGN_IN_REFUSED.words}</AlertDescription>
      </Alert>
      <Button size="lg" onClick={onSignIn}>
        Connect again
      </Button>
    </div>
  );
}
