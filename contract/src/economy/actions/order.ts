import type { ActionPlace } from '../typed-data/deployment';
import { orderTypedData } from '../typed-data/order-message';
import { OrderComponentsSchema, type OrderComponents } from '../typed-data/seaport';
import type { ActionTypedData } from './signed-action';

/** Uses Seaport's typed data, with a salt that names the deployment. */
export const orderAction = {
  name: 'order',
  recordedAs: 'order',
  schema: OrderComponentsSchema,
  signerOf: ({ offerer }: OrderComponents) => offerer,
  deadlineOf: () => undefined,
  typedData: ({ chainId }: ActionPlace, components: OrderComponents): ActionTypedData =>
    orderTypedData(chainId, components),
} as const;
