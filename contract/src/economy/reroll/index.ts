export * from './reroll-table';
export * from './reroll.contract';
export * from './reroll.schema';
