export const countText = (unread: number): string => (unread > 99 ? '99+' : String(unread));
