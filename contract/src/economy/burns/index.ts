export * from './burns.contract';
export * from './burns.schema';
