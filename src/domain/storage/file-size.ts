const megabyte = 1024 * 1024;

/** The largest file of any bucket, in bytes. */
export const maxObjectBytes = 50 * megabyte;

const units: Record<string, number> = { gb: 1e9, mb: 1e6, kb: 1e3, b: 1 };

/** Bytes of a limit such as 20mb or 1.5GB; null when it is not one. */
export function parseFileSize(limit: number | string): number | null {
  if (typeof limit === 'number') return Number.isSafeInteger(limit) && limit >= 0 ? limit : null;
  const [, value, unit] = /^(\d{1,12}(?:\.\d{1,6})?)(gb|mb|kb|b)$/i.exec(limit) ?? [];
  return value && unit ? Math.round(Number(value) * units[unit.toLowerCase()]!) : null;
}
