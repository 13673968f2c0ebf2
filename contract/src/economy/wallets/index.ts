export * from './balances.schema';
export * from './executed-act.schema';
export * from './inventory.schema';
export * from './wallet-orders.schema';
export * from './wallets.contract';
