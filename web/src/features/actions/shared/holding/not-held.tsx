import type { AvatarRef, TraitRef } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { longPrice } from '@/components/economy/prices/long-price';
import { NextLink } from '@/components/next-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Action } from '@/lib/actions/action';
import { cn } from '@/lib/cn';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { Missing } from '../form/missing';

type AvatarNotHeldProps = {
  avatar: Pick<AvatarRef, 'collection' | 'tokenId'>;
  words: string;
  onStart: (action: Action) => void;
};

/** Leads to an offer for an avatar that another wallet holds. */
export function AvatarNotHeld({
  avatar: { collection, tokenId },
  words,
  onStart,
}: AvatarNotHeldProps) {
  return (
    <Missing words={words}>
      <Button
        variant="outline"
        onClick={() => onStart({ kind: 'offerAvatar', collection, tokenId })}
      >
        Make an offer for it
      </Button>
    </Missing>
  );
}

type NoLooseEditionProps = {
  trait: Pick<TraitRef, 'id' | 'collection'>;
  address: WalletAddress;
  onStart: (action: Action) => void;
};

/** Leads to the own avatar that wears the trait, else to the cheapest listing or an offer. */
export function NoLooseEdition({ trait, address, onStart }: NoLooseEditionProps) {
  const { data: avatars } = useOwnedAvatars(address, trait.collection);
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  const wearer = avatars?.find(({ avatar }) => avatar.worn.some(({ id }) => id === trait.id));
  if (wearer)
    return (
      <Missing
        words={`You don’t hold a loose edition. ${avatarName(wearer.avatar)} wears one: take it off first.`}
      >
        <NextLink to={paths.extractFrom(wearer.avatar)}>Take it off with Extract</NextLink>
      </Missing>
    );
  const cheapest = bestOfOthers(listings?.items, address);
  return (
    <Missing words="You don’t hold a loose edition.">
      {cheapest?.unitPrice ? (
        <Button
          variant="outline"
          className={cn('max-sm:min-h-10', longPrice)}
          onClick={() => onStart({ kind: 'buy', order: cheapest })}
        >
          Buy one for <span translate="no">{exactPrice(cheapest.unitPrice)}</span>
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onStart({ kind: 'offer', traitId: trait.id })}>
          Make an offer for one
        </Button>
      )}
    </Missing>
  );
}
