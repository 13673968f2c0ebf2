import type { IncomingMessage } from 'node:http';

import { originOf } from '../../kernel/http/origin';
import { worldOf } from '../../world/http/world-of-request';
import type { View } from '../views/view/view';
import { viewIn } from '../views/view/view-in';
import { marketOf } from './market-of-request';

export const viewOf = async (request: IncomingMessage): Promise<View> => {
  const market = await marketOf(request);
  await market.settle();
  return viewIn(worldOf(request), market, originOf(request));
};
