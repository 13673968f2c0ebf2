/**
 * @param {string} text
 * @throws Error whose words say what to do, where the browser does not allow it
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
