import type { DrawTable } from '../draws/draw-table.schema';
import type { DropDetail } from './drops.schema';

/** A drop's boxes as the table of a draw: as they were declared, or with what is left in them. */
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
