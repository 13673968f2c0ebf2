export * from './traits.contract';
export * from './traits.schema';
