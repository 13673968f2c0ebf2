/**
 * Overlays two lists of entries, which have no ids; after a reset, every entry is new.
 * @param {readonly string[]} before
 * @param {readonly string[]} now
 * @returns {{ lost: number, gained: number }} numbers of entries
 */
export const journalChanges = (before, now) => {
  for (let lost = 0; lost < before.length; lost += 1) {
    const kept = before.length - lost;
    if (kept <= now.length && before.slice(lost).every((entry, at) => entry === now[at])) {
      return { lost, gained: now.length - kept };
    }
  }
  return { lost: before.length, gained: now.length };
};
