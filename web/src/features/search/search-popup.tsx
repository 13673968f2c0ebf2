import { useImperativeHandle, useLayoutEffect, useRef, type MouseEvent, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { nextOption } from './next-option';
import { opensElsewhere } from './opens-elsewhere';
import { SearchGroups } from './search-groups';
import { searchWords } from './search-words';
import { useNamedItems } from './use-named-items';
import { useSearch } from './use-search';
import { useSuggestion } from './use-suggestion';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { isWalletAddress } from '@trait-market/contract/shared';

type SearchFailureProps = {
  title: string;
  error: unknown;
  /** Retries the search. Users need this button, because queries don't retry automatically (§7). */
  onRetry: () => void;
};

function SearchFailure({ title, error, onRetry }: SearchFailureProps) {
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-between gap-3 border-t border-hairline px-3 py-2 text-sm first-of-type:border-t-0"
    >
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-3 break-words text-muted">{errorText(error)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
    </div>
  );
}

type AllResultsProps = { text: string; onChosen: () => void };

/** Leads to the market, which finds the same, as Enter does in the field. */
function AllResults({ text, onChosen }: AllResultsProps) {
  return (
    <Link
      to={paths.marketSearch(text)}
      tabIndex={-1}
      onClick={(event) => {
        if (!opensElsewhere(event)) onChosen();
      }}
      className="flex min-h-13 shrink-0 items-center gap-3 border-t border-hairline px-3 py-1.5 text-sm hover:bg-surface-raised"
    >
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{`See all results for “${text}”`}</span>
        <span className="text-xs text-muted">Traits, avatars, collections and accounts</span>
      </span>
      <kbd
        aria-hidden
        className="shrink-0 rounded-tag border border-control px-1.5 py-0.5 font-sans text-xs font-semibold text-muted pointer-coarse:hidden"
      >
        Enter
      </kbd>
    </Link>
  );
}

export type PopupKeys = {
  press: (key: string) => boolean;
  submit: () => void;
};

export type SearchPopupProps = {
  /** The searched text, trimmed and not empty. */
  text: string;
  keys: Ref<PopupKeys>;
  listboxId: string;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onListed: (isListed: boolean) => void;
  onChosen: () => void;
  onReturnFocus: () => void;
};

/** Keys that move the text cursor in the field, so they deselect the option. */
const BACK_TO_FIELD = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Prevents a press on the panel from taking the focus out of the field. */
const leavesFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

export function SearchPopup({
  text,
  keys,
  listboxId,
  active,
  onActive,
  onListed,
  onChosen,
  onReturnFocus,
}: SearchPopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { state, searchNow } = useSearch(text);
  const isByName = state.kind === 'shown' && !isWalletAddress(text);
  const searched = 'groups' in state ? state.groups : [];
  const named = useNamedItems(text, isByName);
  const hasNoTrait = searched.some(
    ({ name, status, items }) => name === 'Traits' && status === 'found' && items.length === 0,
  );
  const suggestion = useSuggestion(text, isByName && hasNoTrait);
  const others = isByName ? [named, suggestion] : [];
  const groups = [...searched, ...others.filter(({ status }) => status !== 'searching')];
  const isListed = groups.some(({ items }) => items.length > 0);
  const { words, isSeen } = searchWords(state, text.length, others);
  const hasNoMatch =
    state.kind === 'shown' &&
    [...searched, ...others].every(({ status, items }) => status === 'found' && items.length === 0);

  useLayoutEffect(() => {
    onListed(isListed);
    return () => onListed(false);
  }, [isListed, onListed]);

  useImperativeHandle(keys, () => ({
    press: (key) => {
      const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      const current = options.findIndex(({ id }) => id === active);
      if (key === 'Enter') {
        options[current]?.click();
        return current >= 0;
      }
      const next = nextOption(key, current, options.length);
      if (next !== undefined) onActive(options[next]?.id);
      else if (BACK_TO_FIELD.has(key)) onActive(undefined);
      return next !== undefined;
    },
    submit: () => {
      if (state.kind !== 'shown') {
        searchNow();
        return;
      }
      void navigate(paths.marketSearch(text));
      onChosen();
    },
  }));

  const retry = (again: () => void) => () => {
    onReturnFocus();
    again();
  };

  return (
    <div
      ref={panel}
      {...leavesFocus}
      className="flex max-h-[calc(100dvh-9rem)] animate-drop-in flex-col overflow-hidden rounded-control border border-hairline bg-surface max-xl:mt-3 xl:absolute xl:top-full xl:left-0 xl:z-menu xl:mt-2 xl:max-h-[calc(100dvh-8rem)] xl:w-full xl:min-w-96 xl:shadow-menu"
    >
      <p role="status" className={isSeen ? 'px-3 py-4 text-sm break-words text-muted' : 'sr-only'}>
        {words}
      </p>
      {hasNoMatch && (
        <p className="px-3 pb-4 text-sm text-muted">
          {isWalletAddress(text)
            ? 'Check the address, or search for a username.'
            : 'Try a shorter word, the kind of trait (such as “eyes”), or a wallet address.'}
        </p>
      )}
      <SearchGroups listboxId={listboxId} groups={groups} active={active} onChosen={onChosen} />
      {groups.map(
        (group) =>
          group.status === 'failed' && (
            <SearchFailure
              key={group.name}
              title={`Couldn’t search ${group.name.toLowerCase()}.`}
              error={group.error}
              onRetry={retry(group.retry)}
            />
          ),
      )}
      {state.kind === 'failed' && (
        <SearchFailure
          title="The search didn’t go through."
          error={state.error}
          onRetry={retry(state.retry)}
        />
      )}
      {isByName && <AllResults text={text} onChosen={onChosen} />}
    </div>
  );
}
