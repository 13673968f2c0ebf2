import type { DrawTable } from '../draws/draw-table.schema';
import type { DropDetail } from './drops.schema';

/** Returns a drop's boxes as a draw table, with either the declared or the remaining editions. */
export const boxTable = (
  { token, boxes }: Pick<DropDetail, 'token' | 'boxes'>,
  as: 'declared' | 'left',
): DrawTable => ({
  token,
  sections: boxes.map(({ take, traits }) => ({
    take,
    rows: traits.flatMap((boxed) =>
      boxed[as] === 0 ? [] : [{ tokenId: boxed.tokenId, quantity: boxed[as] }],
    ),
  })),
});
