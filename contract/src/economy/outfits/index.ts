export * from './outfits.contract';
export * from './outfits.schema';
