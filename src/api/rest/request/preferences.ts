import { RestError } from '../rest-error.ts';

const values = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const;

type Named = { [Name in keyof typeof values]?: (typeof values)[Name][number] };

/** The Prefer header; the first of several values for one name counts. */
export interface RequestPreferences extends Named {
  timezone?: string;
  maxAffected?: number;
}

/** Rejects unknown preferences only if the client asks for strict handling. */
export function parsePreferences(header: string | undefined): RequestPreferences {
  const preferences: RequestPreferences = {};
  const invalid: string[] = [];
  for (const part of (header ?? '').split(',').map((text) => text.trim())) {
    if (part !== '' && !addPreference(preferences, part)) invalid.push(part);
  }
  if (invalid.length > 0 && preferences.handling === 'strict') {
    throw new RestError(400, 'PGRST122', 'Invalid preferences passed with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return preferences;
}

function addPreference(preferences: RequestPreferences, part: string): boolean {
  const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
  if (name === 'timezone') return addTimezone(preferences, value);
  if (name === 'max-affected') {
    if (!/^\d{1,9}$/.test(value)) return false;
    preferences.maxAffected ??= Number(value);
    return true;
  }
  if (!Object.hasOwn(values, name)) return false;
  const key = name as keyof typeof values;
  if (!(values[key] as readonly string[]).includes(value)) return false;
  Object.assign(preferences, { [key]: preferences[key] ?? value });
  return true;
}

function addTimezone(preferences: RequestPreferences, value: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
  } catch {
    return false;
  }
  preferences.timezone ??= value;
  return true;
}

type Applied = Partial<Record<keyof RequestPreferences, boolean>>;

/** The Preference-Applied header: only what this kind of request considers. */
export function appliedPreferences(
  preferences: RequestPreferences,
  applied: Applied,
): string | undefined {
  const names = ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const;
  const parts = names
    .filter((name) => applied[name] && preferences[name] !== undefined)
    .map((name) => `${name}=${preferences[name]}`);
  if (applied.maxAffected && preferences.maxAffected !== undefined) {
    parts.push(`max-affected=${preferences.maxAffected}`);
  }
  return parts.length > 0 ? parts.join(', ') : undefined;
}
