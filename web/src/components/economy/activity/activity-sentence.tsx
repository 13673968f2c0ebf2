import type { Activity } from '@trait-market/contract/economy/activity';
import type { Party } from '@trait-market/contract/economy/party';
import { CHAINS } from '@trait-market/contract/economy/chains';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';
import type { ReactNode } from 'react';

import { editionsOf } from '@/lib/economy/traits/editions-of';

import { ItemList } from '../items/item-list';
import { PartyLink } from '../people/party-link';
import { PriceText } from '../prices/price-text';

type You = WalletAddress | undefined;
type WhoProps = { party: Party; you: You; isFirst?: boolean };

function Who({ party, you, isFirst = false }: WhoProps) {
  if (you === undefined || !isSameAddress(party.address, you)) return <PartyLink party={party} />;
  return <span className="font-semibold">{isFirst ? 'You' : 'you'}</span>;
}

const ofKind = (items: Activity['items'], kind: Activity['items'][number]['kind']) =>
  items.filter((item) => item.kind === kind);

/** What somebody did, after their name. */
const deed = ({ type, items, inReturn, price, to, chainId }: Activity, you: You): ReactNode => {
  const things = <ItemList items={items} />;
  const others = <ItemList items={inReturn} />;
  const traits = <ItemList items={ofKind(items, 'trait')} />;
  const avatars = ofKind(items, 'avatar');
  const each = editionsOf({ items, price })?.each;
  const cost = price && (
    <>
      <PriceText price={each ?? price} className="font-semibold" />
      {each && ' each'}
    </>
  );
  switch (type) {
    case 'sale':
      return (
        <>
          sold {things}
          {to && (
            <>
              {' '}
              to <Who party={to} you={you} />
            </>
          )}
          {cost && <> for {cost}</>}
        </>
      );
    case 'swap':
      return (
        <>
          traded {things} for {others}
          {to && (
            <>
              {' '}
              with <Who party={to} you={you} />
            </>
          )}
        </>
      );
    case 'listing':
      return (
        <>
          listed {things}
          {cost && <> for {cost}</>}
        </>
      );
    case 'offer':
      return (
        <>
          offered {cost ?? 'something'} for {things}
        </>
      );
    case 'trade':
      return (
        <>
          offered {things} in trade for {others}
        </>
      );
    case 'cancel':
      return items.length === 0 ? (
        <>canceled every order on {CHAINS[chainId].name}</>
      ) : (
        <>canceled an order for {things}</>
      );
    case 'mint':
      return <>minted {things}</>;
    case 'wear':
      return (
        <>
          put {traits}
          {avatars.length > 0 && (
            <>
              {' '}
              on <ItemList items={avatars} />
            </>
          )}
        </>
      );
    case 'take-off':
      return (
        <>
          took {traits}
          {avatars.length > 0 && (
            <>
              {' '}
              off <ItemList items={avatars} />
            </>
          )}
        </>
      );
    case 'pack':
      return <>found {things} in a pack</>;
    case 'reroll':
      return inReturn.length === 0 && to !== null ? (
        <>gave {things} to the re-roll pool</>
      ) : (
        <>
          re-rolled {things}
          {inReturn.length > 0 && <> into {others}</>}
        </>
      );
    case 'burn':
      return <>burned {things}</>;
  }
};

type ActivitySentenceProps = {
  activity: Activity;
  /** Whoever reads their own history is "you" in it. */
  you?: You;
};

/** Something that happened on the market, as one sentence. */
export function ActivitySentence({ activity, you }: ActivitySentenceProps) {
  return (
    <>
      <Who party={activity.from} you={you} isFirst /> {deed(activity, you)}
    </>
  );
}
