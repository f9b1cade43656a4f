const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids in a comma-separated text, each once, in its order; whatever else it holds is left out. */
export function readIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((part) => id.test(part));
  return [...new Set(ids)];
}
