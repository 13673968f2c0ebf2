import type { ActionPlace } from '../typed-data/deployment';
import { orderTypedData } from '../typed-data/order-message';
import { OrderComponentsSchema, type OrderComponents } from '../typed-data/order-components.schema';
import type { ActionTypedData } from './signed-action';

/** Signs an order as Seaport's typed data; its salt identifies the deployment. */
export const orderAction = {
  name: 'order',
  recordedAs: 'order',
  schema: OrderComponentsSchema,
  signerOf: ({ offerer }: OrderComponents) => offerer,
  deadlineOf: () => undefined,
  typedData: ({ chainId }: ActionPlace, components: OrderComponents): ActionTypedData =>
    orderTypedData(chainId, components),
} as const;
