export * from './looks.contract';
export * from './looks.schema';
