import { skipToken } from '@tanstack/react-query';
import {
  SEARCH_KEY_MAX_LENGTH,
  type WalletAddress,
  WalletAddressSchema,
} from '@trait-market/contract/shared';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';

import { useDismissal } from '@/components/menu/use-dismissal';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { slotNames, traitsText } from '@/lib/economy/traits/trait-words';
import { pasted, plainText } from '@/lib/format/plain-text';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { Thumbnail } from '@/components/thumbnail';

const SHOWN = 6;
const MIN_LENGTH = 2;

type FindFieldProps = {
  collection: string;
  onTrait: (id: string) => void;
  /** Undefined where wallets can't be chosen. */
  onWallet?: (address: WalletAddress) => void;
};

const useMatches = (text: string, collection: string) => {
  const query = {
    name: text,
    limit: SHOWN,
    ...(collection === '' ? {} : { collection }),
  };
  return browseApi.browse.useQuery({
    queryKey: economyKeys.traits({ ...query, found: true }),
    queryData: text.length < MIN_LENGTH ? skipToken : { query },
    select: ({ body }) => body.items,
  });
};

const emptyText = (isSearching: boolean, hasFailed: boolean): string => {
  if (isSearching) return 'Looking for traits…';
  return hasFailed ? 'Couldn’t search. Try again.' : 'No trait found';
};

const choice =
  'flex w-full min-w-0 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-surface-raised';

/** A field that finds a trait by its name, or a wallet by its address, to filter by it. */
export function FindField({ collection, onTrait, onWallet }: FindFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const wallet = onWallet && WalletAddressSchema.safeParse(pasted(typed)).data;
  const [rested] = useDebouncedValue(wallet === undefined ? typed : '');
  const matches = useMatches(rested, collection);
  const isOpen = typed.length >= MIN_LENGTH;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const clear = useCallback(() => setText(''), []);
  useDismissal(root, isOpen, clear);
  const choose = (action: () => void) => () => {
    clear();
    field.current?.focus();
    action();
  };
  const clearOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    clear();
    field.current?.focus();
  };
  return (
    <div ref={root} className="relative grid content-start gap-2">
      <Label htmlFor={id}>{onWallet ? 'Trait or wallet' : 'Trait'}</Label>
      <Input
        ref={field}
        onKeyDown={clearOnEscape}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_KEY_MAX_LENGTH}
        value={text}
        placeholder={onWallet ? 'Diving helmet, 0x…' : 'Diving helmet'}
        onChange={({ target }) => setText(target.value)}
      />
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-menu mt-1 rounded-card border border-hairline bg-surface p-1 shadow-menu">
          <p role="status" className="sr-only">
            {wallet === undefined && matches.data !== undefined && rested === typed
              ? `${traitsText(matches.data.length)} found`
              : ''}
          </p>
          <ul aria-label="Found">
            {wallet !== undefined && (
              <li>
                <button
                  type="button"
                  className={choice}
                  onKeyDown={clearOnEscape}
                  onClick={choose(() => onWallet?.(wallet))}
                >
                  Looks by <span translate="no">{shortenChecksummed(wallet)}</span>
                </button>
              </li>
            )}
            {wallet === undefined &&
              matches.data?.map((trait) => (
                <li key={trait.id}>
                  <button
                    type="button"
                    className={choice}
                    onKeyDown={clearOnEscape}
                    onClick={choose(() => onTrait(trait.id))}
                  >
                    <Thumbnail src={trait.imageUrl} size={36} className="size-9" />
                    <span className="min-w-0">
                      <span className="block truncate font-semibold">
                        {plainText(trait.value) || 'Unnamed trait'}
                      </span>
                      <span className="block text-xs text-muted">{slotNames[trait.slot]}</span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
          {wallet === undefined && !matches.data?.length && (
            <p className="px-2 py-1.5 text-sm text-muted">
              {emptyText(matches.isFetching || rested !== typed, matches.isError)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
