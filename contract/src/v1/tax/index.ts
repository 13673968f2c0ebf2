export * from './tax.contract';
export * from './tax.schema';
