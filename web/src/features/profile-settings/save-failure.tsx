import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { errorText, isRefusal } from '@/lib/app-error';

type SaveFailureProps = {
  /** A sentence without a full stop at its end. */
  title: string;
  error: unknown;
};

const NOT_ACCEPTED = 'Your session is no longer valid. Copy what you typed, then connect again.';

export function SaveFailure({ title, error }: SaveFailureProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription className="text-muted">
        {isRefusal(error, 401) ? NOT_ACCEPTED : errorText(error)}
      </AlertDescription>
    </Alert>
  );
}
