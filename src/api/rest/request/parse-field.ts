import { requestLimits } from '../limits.ts';
import { tooMuch } from '../rest-error.ts';
import type { Scanner } from './scanner.ts';
import type { FieldPath, JsonStep } from './syntax.ts';

/** A column with an optional path into its JSON: `data->address->>city`. */
export function parseField(scanner: Scanner): FieldPath {
  scanner.skipSpaces();
  const name = scanner.requireName();
  const path = parseJsonPath(scanner);
  scanner.skipSpaces();
  return { name, path };
}

export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.match(/->>?/y)?.[0] as JsonStep['arrow'] | undefined;
    if (!arrow) return steps;
    if (steps.length >= requestLimits.jsonPathSteps)
      throw tooMuch('The path into JSON is too long');
    steps.push({ arrow, key: parseKey(scanner) });
  }
}

function parseKey(scanner: Scanner): string | number {
  const index = scanner.match(/-?\d{1,9}(?=->|::|\.|,|\)|$)/y);
  if (index) return Number(index[0]);
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const key = scanner.match(/(?:[^(\-:.,>)]|-(?!>))+/y)?.[0].trim();
  return key ? key : scanner.fail('any non reserved character different from: .,>()');
}
