export * from './avatar-history.schema';
export * from './avatar-orders.schema';
export * from './avatars.contract';
export * from './avatars.schema';
export * from './browse-avatars.contract';
export * from './browse-avatars.schema';
