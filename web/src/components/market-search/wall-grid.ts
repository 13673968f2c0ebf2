/** The wall's class (`styles/wall.css`). */
export const wallGrid = 'wall-cards';

/** Reserves the row of a card's buttons, so that nothing moves when they appear. */
export const buttonsRow = 'card-buttons';

/** Makes a wall up to six cards wide, without the view as rows. */
export const cardRow = 'card-row';
