/**
 * The parts of a value with parts, by their path: `items.2.title`. Null for a plain value and for a
 * plain list, which is shown in one line. Places count from one, as people do.
 */
export function flattenValue(value: unknown): Map<string, unknown> | null {
  if (!hasParts(value)) return null;
  const parts = new Map<string, unknown>();
  collect(value, [], parts);
  return parts;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasParts = (value: unknown): value is object =>
  isObject(value) && (!Array.isArray(value) || value.some(isObject));

function collect(value: unknown, path: readonly string[], parts: Map<string, unknown>): void {
  if (!hasParts(value)) return void parts.set(path.join('.'), value);
  for (const [key, part] of Object.entries(value)) {
    // The key of a part says nothing to people.
    if (key === 'id') continue;
    collect(part, [...path, Array.isArray(value) ? String(Number(key) + 1) : key], parts);
  }
}
