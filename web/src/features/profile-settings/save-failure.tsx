import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { errorText } from '@/lib/app-error';

type SaveFailureProps = {
  /** What did not happen, as a sentence without a full stop. */
  title: string;
  error: unknown;
};

/** A write that was refused or got lost. What was typed or chosen is still there to try again. */
export function SaveFailure({ title, error }: SaveFailureProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription className="text-muted">{errorText(error)}</AlertDescription>
    </Alert>
  );
}
