import type { Activity } from '@trait-market/contract/economy/activity';
import { CHAINS, type Party, type Price } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';

import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { editionsOf } from '@/lib/economy/traits/editions-of';

import { countOf, countText, FoldedItems, isLong, ItemList } from '../items/item-list';
import { PartyLink } from '../people/party-link';
import { PriceText } from '../prices/price-text';

type You = WalletAddress | undefined;
type PartyNameProps = { party: Party; you: You; isFirst?: boolean };

function PartyName({ party, you, isFirst = false }: PartyNameProps) {
  if (you === undefined || !isSameAddress(party.address, you)) return <PartyLink party={party} />;
  return <span className="font-semibold">{isFirst ? 'You' : 'you'}</span>;
}

const itemsOfKind = (items: Activity['items'], kind: Activity['items'][number]['kind']) =>
  items.filter((item) => item.kind === kind);

const costOf = (activity: Activity): ReactNode => {
  const { price } = activity;
  const each = editionsOf(activity)?.each;
  const isOfSeveral = activity.items.some((item) => item.kind !== 'avatar' && item.quantity > 1);
  return (
    price && (
      <>
        <PriceText price={each ?? price} className="font-semibold" />
        {isOfSeveral && <span>{each ? ' each' : ' in total'}</span>}
      </>
    )
  );
};

const coinOf = (price: Price | undefined): ReactNode =>
  price && <PriceText price={price} className="font-semibold" />;

/** Names the items, or only counts them if `Folds` has their names below the sentence. */
function Things({ items }: { items: Activity['items'] }) {
  return isLong(items) ? <span>{countText(items)}</span> : <ItemList items={items} />;
}

function Folds({ activity: { type, items, inReturn } }: { activity: Activity }) {
  const named = type === 'wear' || type === 'take-off' ? itemsOfKind(items, 'trait') : items;
  const [first, second] = [named, inReturn].filter(isLong);
  return (
    first && (
      <>
        <span>: </span>
        <FoldedItems items={first} />
        {second && (
          <span className="block">
            <FoldedItems items={second} />
          </span>
        )}
      </>
    )
  );
}

/** The number of editions in every pack (docs/economy.md, “Packs”). */
const EDITIONS_IN_PACK = 5;

/** Counts the packs of an event by its editions, because events have no number of packs. */
const packsText = (items: Activity['items']): string => {
  const count = countOf(items);
  if (count <= EDITIONS_IN_PACK) return 'a pack';
  return count % EDITIONS_IN_PACK === 0 ? `${count / EDITIONS_IN_PACK} packs` : 'packs';
};

const predicate = (activity: Activity, you: You): ReactNode => {
  const { type, items, inReturn, to, chainId } = activity;
  const things = <Things items={items} />;
  const others = <Things items={inReturn} />;
  const traits = <Things items={itemsOfKind(items, 'trait')} />;
  const avatars = itemsOfKind(items, 'avatar');
  const cost = costOf(activity);
  const given = coinOf(givenCoin(activity.price));
  const wanted = coinOf(wantedCoin(activity.price));
  switch (type) {
    case 'sale':
      return (
        <span>
          sold {things}
          {to && (
            <span>
              {' '}
              to <PartyName party={to} you={you} />
            </span>
          )}
          {cost && <span> for {cost}</span>}
        </span>
      );
    case 'swap':
      return (
        <span>
          traded {things}
          {given && <span> and {given}</span>}
          <span> for </span>
          {others}
          {wanted && <span> and {wanted}</span>}
          {to && (
            <span>
              {' '}
              with <PartyName party={to} you={you} />
            </span>
          )}
        </span>
      );
    case 'listing':
      return (
        <span>
          listed {things}
          {cost && <span> for {cost}</span>}
        </span>
      );
    case 'offer':
      return (
        <span>
          offered {cost ?? 'something'}
          <span> for </span>
          {things}
        </span>
      );
    case 'trade':
      return (
        <span>
          proposed a trade of {things}
          {given && <span> and {given}</span>}
          <span> for </span>
          {others}
          {wanted && <span> and {wanted}</span>}
        </span>
      );
    case 'cancel':
      return items.length === 0 ? (
        <span>canceled every order on {CHAINS[chainId].name}</span>
      ) : (
        <span>canceled an order for {things}</span>
      );
    case 'mint':
      return <span>minted {things}</span>;
    case 'wear':
      return (
        <span>
          put {traits}
          {avatars.length > 0 && (
            <span>
              {' '}
              on <ItemList items={avatars} />
            </span>
          )}
        </span>
      );
    case 'take-off':
      return (
        <span>
          took {traits}
          {avatars.length > 0 && (
            <span>
              {' '}
              off <ItemList items={avatars} />
            </span>
          )}
        </span>
      );
    case 'pack':
      return (
        <span>
          found {things} in {packsText(items)}
        </span>
      );
    case 'reroll':
      return inReturn.length === 0 && to !== null ? (
        <span>donated {things} to the re-roll pool</span>
      ) : (
        <span>
          re-rolled {things}
          {inReturn.length > 0 && <span> into {others}</span>}
        </span>
      );
    case 'burn':
      return <span>burned {things}</span>;
    case 'transfer':
      return (
        <span>
          sent {things}
          {to && (
            <span>
              {' '}
              to <PartyName party={to} you={you} />
            </span>
          )}
        </span>
      );
  }
};

type ActivitySentenceProps = {
  activity: Activity;
  you?: You;
};

export function ActivitySentence({ activity, you }: ActivitySentenceProps) {
  const { type, items, from, to } = activity;
  if (type === 'sale' && you !== undefined && to && isSameAddress(to.address, you)) {
    const cost = costOf(activity);
    return (
      <>
        <PartyName party={to} you={you} isFirst />{' '}
        <span>
          bought <Things items={items} /> from <PartyLink party={from} />
          {cost && <span> for {cost}</span>}
        </span>
        <Folds activity={activity} />
      </>
    );
  }
  return (
    <>
      <PartyName party={activity.from} you={you} isFirst /> {predicate(activity, you)}
      <Folds activity={activity} />
    </>
  );
}
