import type { Activity } from '@trait-market/contract/economy/activity';
import type { ReactNode } from 'react';

import { ItemList } from './item-list';
import { PartyLink } from './party-link';
import { PriceText } from './price-text';

const ofKind = (items: Activity['items'], kind: Activity['items'][number]['kind']) =>
  items.filter((item) => item.kind === kind);

/** What somebody did, after their name. */
const deed = ({ type, items, inReturn, price, to }: Activity): ReactNode => {
  const things = <ItemList items={items} />;
  const others = <ItemList items={inReturn} />;
  const traits = <ItemList items={ofKind(items, 'trait')} />;
  const avatars = ofKind(items, 'avatar');
  const cost = price && <PriceText price={price} className="font-semibold" />;
  switch (type) {
    case 'sale':
      return (
        <>
          sold {things}
          {to && (
            <>
              {' '}
              to <PartyLink party={to} />
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
              with <PartyLink party={to} />
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
          would give {things} for {others}
        </>
      );
    case 'cancel':
      return <>cancelled an order for {things}</>;
    case 'mint':
      return <>received {things}, newly made</>;
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
      return (
        <>
          re-rolled {things}
          {inReturn.length > 0 && <> into {others}</>}
        </>
      );
    case 'burn':
      return <>burned {things}</>;
  }
};

/** Something that happened on the market, as one sentence. */
export function ActivitySentence({ activity }: { activity: Activity }) {
  return (
    <>
      <PartyLink party={activity.from} /> {deed(activity)}
    </>
  );
}
