export * from './showcases.contract';
export * from './showcases.schema';
