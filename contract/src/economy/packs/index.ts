export * from './packs.contract';
export * from './packs.schema';
