/**
 * What a list of the last so many entries has lost at its beginning and gained at its end since it
 * was seen last. Entries have no names, so the two are laid over each other; where they do not fit
 * (after a reset) everything is new.
 *
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
