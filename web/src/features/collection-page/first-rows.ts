/** Shows two rows of a grid's cards, or three on phones; further cards are hidden. */
export const firstRows = 'max-lg:[&>li:nth-child(n+7)]:hidden';
