import { type DrawTable, tableHash } from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { LedgerContext } from '../orders/market-context';
import type { DropRow } from '../tables/drop-row';

type TableContext = Pick<LedgerContext, 'catalogue' | 'settlement'>;

export const tableOfDrop = (
  { catalogue, settlement }: TableContext,
  { id, collection, boxes }: DropRow,
  as: 'declared' | 'left',
): DrawTable => {
  const token = catalogue.collections.get(collection)?.contracts.traits;
  if (token === undefined) throw new Error(`${id} is of no collection`);
  return {
    token,
    sections: boxes.map(({ take, traits }, section) => ({
      take,
      rows: traits.flatMap(({ traitId, quantity }) => {
        const tokenId = catalogue.traits.get(traitId)?.tokenId;
        const count = as === 'left' ? settlement.boxedIn(id, section, traitId) : quantity;
        return tokenId === undefined || count === 0 ? [] : [{ tokenId, quantity: count }];
      }),
    })),
  };
};

export const hashOfDrop = (
  context: TableContext,
  drop: DropRow,
  as: 'declared' | 'left',
): Bytes32 => tableHash(tableOfDrop(context, drop, as));
