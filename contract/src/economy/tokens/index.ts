export * from './holders.schema';
export * from './offers.schema';
export * from './token-metadata.schema';
export * from './tokens.contract';
