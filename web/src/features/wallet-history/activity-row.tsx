import type { Activity, Party } from '@trait-market/contract/economy/activity';
import { CHAINS } from '@trait-market/contract/economy/chains';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';

import { ItemLinks } from '@/components/economy/item-links';
import { ItemPicture } from '@/components/economy/item-picture';
import { PartyName } from '@/components/economy/party-name';
import { PriceText } from '@/components/economy/price-text';
import { TimeAgo } from '@/components/economy/time-ago';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';

import { activityWords } from './activity-words';

const PICTURE = 56;

type ActivityRowProps = {
  activity: Activity;
  /** Whoever looks at their own history is "you" in it. */
  you: WalletAddress | undefined;
  /** When it was fetched. */
  now: Date;
};

type WhoProps = { party: Party; you: WalletAddress | undefined; isFirst?: boolean };

function Who({ party, you, isFirst = false }: WhoProps) {
  if (you && isSameAddress(party.address, you))
    return <span className="font-semibold">{isFirst ? 'You' : 'you'}</span>;
  return <PartyName party={party} />;
}

/** What happened, as a sentence, with the price and when it was. */
export function ActivityRow({ activity, you, now }: ActivityRowProps) {
  const { type, from, to, items, inReturn, price, at, chainId } = activity;
  const words = activityWords[type];
  const [picture] = items;
  const avatars = items.filter(({ kind }) => kind === 'avatar');
  const told = words.avatar ? items.filter(({ kind }) => kind === 'trait') : items;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 py-3">
      {picture ? (
        <ItemPicture item={picture} size={PICTURE} />
      ) : (
        <span aria-hidden className="block aspect-square overflow-hidden rounded-control">
          <TraitPlaceholder />
        </span>
      )}
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 break-words">
          <Who party={from} you={you} isFirst />{' '}
          {items.length === 0 && type === 'cancel' ? (
            `took back every order on ${CHAINS[chainId].name}`
          ) : (
            <>
              {words.verb} <ItemLinks items={told} />
              {words.avatar && avatars.length > 0 && (
                <>
                  {` ${words.avatar} `}
                  <ItemLinks items={avatars} />
                </>
              )}
            </>
          )}
          {words.inReturn && inReturn.length > 0 && (
            <>
              {` ${words.inReturn} `}
              <ItemLinks items={inReturn} />
            </>
          )}
          {words.to && to && (
            <>
              {` ${words.to} `}
              <Who party={to} you={you} />
            </>
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
          {price && <PriceText price={price} className="font-semibold" />}
          <span className="text-muted">
            <TimeAgo at={at} now={now} />
          </span>
        </p>
      </div>
    </li>
  );
}
