import { Button } from './ui/button';
import { Spinner } from './ui/spinner';

type ShowMoreProps = {
  shown: number;
  total: number;
  name: string;
  isLoading: boolean;
  onMore: (() => void) | undefined;
};

export function ShowMore({ shown, total, name, isLoading, onMore }: ShowMoreProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      {onMore && (
        <Button variant="outline" disabled={isLoading} onClick={onMore}>
          {isLoading && <Spinner aria-hidden />}
          <span>{`Show more ${name}`}</span>
        </Button>
      )}
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${shown} of ${total} ${name} shown`}
      </p>
    </div>
  );
}
