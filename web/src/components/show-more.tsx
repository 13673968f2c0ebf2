import { Button } from './ui/button';
import { Spinner } from './ui/spinner';

type ShowMoreProps = {
  shown: number;
  total: number;
  /** The plural of the items. */
  name: string;
  isLoading: boolean;
  /** Undefined on the last page. */
  onMore: (() => void) | undefined;
};

/** The number of shown items and a button to load more. */
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
