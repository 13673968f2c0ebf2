export * from './balances.schema';
export * from './executed-action.schema';
export * from './gifted-several.schema';
export * from './inventory.schema';
export * from './wallet-orders.schema';
export * from './wallets.contract';
