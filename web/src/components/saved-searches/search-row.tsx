import type { SavedSearch } from '@trait-market/contract/economy/searches';
import { Link } from 'react-router-dom';

import { SavedRow } from '@/components/saved/saved-row';
import { AlertButton } from '@/components/economy/alerts/alert-button';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { CheckInput } from '@/components/ui/check-input';
import { errorText } from '@/lib/app-error';
import { useSendOnce } from '@/lib/use-send-once';

import { alertSubject } from './alert-subject';
import { SEARCH } from './search-kind';
import { useRemoveSearch, useSaveSearch } from './use-saved-searches';

type SearchRowProps = {
  search: SavedSearch;
  searches: readonly SavedSearch[];
  words: string;
  isCurrent: boolean;
  isOfAccount: boolean;
  /** The address of the results, if another page shows them. */
  to?: string;
  onApply: () => void;
};

function TellMe({ search }: { search: SavedSearch }) {
  const mutation = useSaveSearch();
  const send = useSendOnce(mutation);
  // Shows the new value optimistically while it is being saved; a failure reverts it.
  const isTold = mutation.isPending ? (mutation.variables?.body.isTold ?? false) : search.isTold;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <CheckInput
          checked={isTold}
          onChange={({ target }) => send({ ...search, isTold: target.checked })}
        />
        Notify me of new listings
        <span className="sr-only"> for {search.name}</span>
      </label>
      {mutation.error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(mutation.error)}
        </p>
      )}
    </>
  );
}

export function SearchRow(props: SearchRowProps) {
  const { search, searches, words, isCurrent, isOfAccount, to, onApply } = props;
  return (
    <SavedRow
      kind={SEARCH}
      one={search}
      saved={searches}
      renaming={useSaveSearch()}
      toRename={(name) => ({ ...search, name })}
      removing={useRemoveSearch()}
      className="border-t border-hairline py-4 first:border-t-0 first:pt-0"
      option={
        isOfAccount && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <TellMe search={search} />
            <AlertButton
              subjects={[alertSubject(search)]}
              unit={search.query.priceUnit ?? 'eth'}
              label={`Price alert for ${search.name}`}
            />
          </div>
        )
      }
      actions={
        to === undefined ? (
          <Button size="sm" aria-label={`Show ${search.name}`} onClick={onApply}>
            Show
          </Button>
        ) : (
          <Link
            to={to}
            aria-label={`Show ${search.name}`}
            className={buttonVariants({ size: 'sm' })}
            onClick={onApply}
          >
            Show
          </Link>
        )
      }
    >
      <h3 className="font-display leading-tight font-bold wrap-anywhere">
        <span translate="no">{search.name}</span>
        {isCurrent && <span className="text-sm font-normal text-muted"> · showing now</span>}
      </h3>
      <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{words}</p>
    </SavedRow>
  );
}
