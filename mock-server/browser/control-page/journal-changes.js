/**
 * Compares two lists by finding the end of the old one at the start of the new one, because
 * entries are passed without ids. After a reset, every entry counts as new.
 * @param {readonly string[]} before
 * @param {readonly string[]} now
 * @returns {{ lost: number, gained: number }} the numbers of removed and added entries
 */
export const journalChanges = (before, now) => {
  for (let lost = 0; lost < before.length; lost += 1) {
    const common = before.length - lost;
    if (common <= now.length && before.slice(lost).every((entry, at) => entry === now[at])) {
      return { lost, gained: now.length - common };
    }
  }
  return { lost: before.length, gained: now.length };
};
