export * from './fulfilment-data.schema';
export * from './order-requests.schema';
export * from './orders.contract';
export * from './orders.schema';
export * from './receipts.schema';
