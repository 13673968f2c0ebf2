export * from './convert';
export * from './rates.contract';
export * from './rates.schema';
