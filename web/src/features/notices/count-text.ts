/** Formats the unread count for a badge. */
export const countText = (unread: number): string => (unread > 99 ? '99+' : String(unread));
