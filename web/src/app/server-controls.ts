/** Matches the controls, except those that a component renders inert itself. */
const CONTROL = /<(button|input|select|textarea)\b(?![^>]* inert="")/g;

const ATTRIBUTE = 'data-not-hydrated';

/** Makes controls inert in the server's HTML, because they work only after hydration. */
export const disableControls = (html: string): string =>
  html.replace(CONTROL, `<$1 inert="" ${ATTRIBUTE}=""`);

/** Makes the controls usable that the server made inert. */
export const enableControls = (page: ParentNode): void => {
  for (const control of page.querySelectorAll(`[${ATTRIBUTE}]`)) {
    control.removeAttribute('inert');
    control.removeAttribute(ATTRIBUTE);
  }
};
