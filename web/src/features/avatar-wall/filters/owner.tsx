import type { AvatarFacets, BrowseAvatarsQuery } from '@trait-market/contract/economy/avatars';
import { isSameAddress, isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useState, type FormEvent } from 'react';

import { FacetValues } from '@/components/market-filters/facet-group';
import type { ControlProps } from '@/components/market-filters/filter';
import { severalOf } from '@/components/market-filters/several-of';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { pasted } from '@/lib/format/plain-text';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { shownName } from '@/lib/format/shown-name';
import { useSession } from '@/lib/session/use-session';

type OwnerChoice = { owner: readonly WalletAddress[] };

/** Returns the addresses among the strings in lower case, without duplicates. */
const knownAddresses = (texts: readonly string[]): readonly WalletAddress[] => [
  ...new Set(texts.map((text) => text.toLowerCase()).filter((text) => isWalletAddress(text))),
];

const nameOf = (address: WalletAddress, facets: AvatarFacets | undefined): string => {
  const name = facets?.owner?.find(
    ({ value }) => isWalletAddress(value) && isSameAddress(value, address),
  )?.name;
  const isUnnamed = name === undefined || isWalletAddress(name);
  return (isUnnamed ? undefined : shownName(name)) ?? shortenChecksummed(address);
};

function OwnerControl({ choice, facets, noun, onChange }: ControlProps<OwnerChoice, AvatarFacets>) {
  const { address: user } = useSession();
  const [error, setError] = useState<string>();
  const isUser = (owner: WalletAddress) => user !== undefined && isSameAddress(owner, user);
  const owners = (facets.owner ?? []).flatMap((one) =>
    isWalletAddress(one.value)
      ? [
          {
            ...one,
            value: one.value.toLowerCase(),
            name: isUser(one.value) ? 'You' : nameOf(one.value, facets),
          },
        ]
      : [],
  );
  const choose = (texts: readonly string[]) => onChange({ owner: knownAddresses(texts) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('owner');
    const address = typeof typed === 'string' ? pasted(typed) : '';
    setError(
      isWalletAddress(address) ? undefined : 'Enter a wallet address: 0x and 40 hex digits.',
    );
    if (!isWalletAddress(address)) return;
    event.currentTarget.reset();
    choose([...choice.owner, address]);
  };
  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Owner</legend>
      <FacetValues values={owners} chosen={choice.owner} noun={noun} onChange={choose} />
      {user !== undefined && !choice.owner.some(isUser) && (
        <Button
          variant="link"
          size="sm"
          className="-ml-3"
          onClick={() => choose([...choice.owner, user])}
        >
          Show yours
        </Button>
      )}
      <form noValidate onSubmit={submit} className="mt-2 grid gap-3">
        <TextField
          label="Wallet address"
          name="owner"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
          error={error}
        />
        <Button type="submit" variant="outline" size="sm">
          Add owner
        </Button>
      </form>
    </fieldset>
  );
}

export const ownerFilter = severalOf<WalletAddress, OwnerChoice, AvatarFacets, BrowseAvatarsQuery>({
  title: 'Owner',
  param: 'owner',
  facet: ({ owner }) => owner,
  valuesOf: ({ owner }) => owner,
  choiceOf: (owner) => ({ owner }),
  known: knownAddresses,
  slugOf: (address) => address,
  wordsOf: nameOf,
  ask: (owner) => ({ owner: [...owner] }),
  Control: OwnerControl,
});
