import { WeiSchema } from '../shared/amount';
import { SegmentSchema } from '../shared/path';
import { drawFields } from './draw-fields';
import { address, bytes32, countUpTo, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of packs that can be bought by one signature. */
export const MAX_PACKS_BOUGHT = 50;
/** The maximum number of packs that can be opened by one signature. */
export const MAX_PACKS_OPENED = 10;

/** Buys sealed packs of a drop; their contents are drawn only when they are opened. */
export const packBuyAction = signedAction({
  name: 'packBuy',
  type: 'PackBuy',
  request: 'BuyPacksRequest',
  signer: 'buyer',
  fields: {
    buyer: address,
    drop: string(SegmentSchema),
    declared: bytes32,
    packs: countUpTo(MAX_PACKS_BOUGHT),
    /** The maximum total price, in wei of the chain's native currency. */
    highestPrice: uint256(WeiSchema),
    ...onceUntilDeadline,
  },
});
export type PackBuy = MessageOf<typeof packBuyAction>;
export type BuyPacksRequest = RequestOf<typeof packBuyAction>;

/** Opens packs of a drop by a draw. */
export const packOpenAction = signedAction({
  name: 'packOpen',
  type: 'PackOpen',
  request: 'OpenPacksRequest',
  signer: 'owner',
  fields: {
    owner: address,
    drop: string(SegmentSchema),
    packs: countUpTo(MAX_PACKS_OPENED),
    ...drawFields,
    ...onceUntilDeadline,
  },
});
export type PackOpen = MessageOf<typeof packOpenAction>;
export type OpenPacksRequest = RequestOf<typeof packOpenAction>;
