/** Escapes a text from other users, because spreadsheets would evaluate a formula in it. */
export const textCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Formats CSV (RFC 4180) from cells that are escaped already. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(',')}\r\n`).join('');

export const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
