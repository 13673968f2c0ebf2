/**
 * @throws Error with advice for the user when the browser forbids copying
 * @param {string} text
 */
export const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new Error(
      'The browser didn’t allow copying. Select the text and copy it with the keyboard.',
      { cause },
    );
  }
};
