const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses a comma-separated list of ids, without duplicates and invalid parts. */
export function readIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((part) => id.test(part));
  return [...new Set(ids)];
}
