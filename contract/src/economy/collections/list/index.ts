export * from './collection-list.contract';
