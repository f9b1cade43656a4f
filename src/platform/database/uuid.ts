const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL raises an error for anything else in a uuid column; an address may hold anything. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
