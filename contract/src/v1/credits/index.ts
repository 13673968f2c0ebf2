export * from './credits.contract';
export * from './credits.schema';
