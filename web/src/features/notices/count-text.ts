/** How many are not read, as a badge has room for. */
export const countText = (unread: number): string => (unread > 99 ? '99+' : String(unread));
