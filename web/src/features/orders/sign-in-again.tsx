import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

import { StepHeading } from './step-heading';

/** Instead of a form or a review that the provider would refuse (§4 Session expiry). */
export function SignInAgain({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert variant="destructive">
        <StepHeading>Your sign-in is no longer accepted</StepHeading>
        <AlertDescription className="text-muted">
          Nothing has moved, and nothing you entered is lost. Connect again to go on from here.
        </AlertDescription>
      </Alert>
      <Button size="lg" onClick={onSignIn}>
        Connect again
      </Button>
    </div>
  );
}
