/** A stored value as the text of a field: a switch is `true` or empty, a list has lines. */
export function storedText(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(storedText).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** 15.00 as 15: whole numbers are easier to read and to type over. */
export const shortAmount = (stored: string): string => stored.replace(/\.00$/, '');
