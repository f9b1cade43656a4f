const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Check before using input in a uuid column, where PostgreSQL raises for other text. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
