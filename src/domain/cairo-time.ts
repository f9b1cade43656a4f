const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** As <input type="datetime-local"> writes it, by the clocks of Cairo: 2026-11-20T09:00. */
export function inCairo(time: Date): string {
  const found = Object.fromEntries(
    parts.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = found;
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The moment that clocks in Cairo show so; null for a text that is no time, or for the hour that a change
 * of the clocks leaves out.
 */
export function fromCairo(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Egypt is two hours ahead, in summer three.
  const candidates = [2, 3].map((hours) => new Date(asUtc - hours * 3_600_000));
  return candidates.find((time) => inCairo(time) === text) ?? null;
}
