import { paths } from '@/config/paths';
import { errorText } from '@/lib/app-error';

import { NextLink } from '../next-link';
import { Alert, AlertDescription, AlertTitle } from '../ui/alert';

type PlanNoticeProps = {
  error: unknown;
  /** The price of the change in credits. */
  cost: number;
  balance: number | undefined;
};

export function PlanNotice({ error, cost, balance }: PlanNoticeProps) {
  const isShort = balance !== undefined && cost > balance;
  if (!error && !isShort) return null;
  return (
    <Alert variant="destructive" className="mt-8 max-w-text">
      <AlertTitle>{isShort ? 'Not enough credits' : 'Couldn’t check this change'}</AlertTitle>
      <AlertDescription className="text-muted">
        {isShort
          ? `This costs ${cost} credits and you have ${balance}. Your choices stay as they are.`
          : `${errorText(error)} Your choices stay as they are.`}
      </AlertDescription>
      {isShort && <NextLink to={paths.subscriptions}>Get credits</NextLink>}
    </Alert>
  );
}
