import { allotSegments, segmentCount, type Chance } from './wheel.ts';

interface PrizeStock {
  id: string;
  quantity: number;
}

export interface PrizeOdds {
  id: string;
  /** Of the twelve, on the wheel that is drawn below. */
  segments: number;
  /** How often the simulated wheels stopped at it. */
  stops: number;
}

export const simulatedDraws = 10_000;

/**
 * The twelve segments as the next wheel has them, and where ten thousand wheels would stop. With more
 * prizes than segments every wheel is another one, so each is allotted again.
 */
export function simulateWheel(prizes: readonly PrizeStock[], chance: Chance) {
  const segments = allotSegments(prizes, chance);
  const stops = new Map<string, number>();
  const varies = new Set(prizes.map(({ id }) => id)).size > segmentCount;
  for (let draw = 0; segments.length > 0 && draw < simulatedDraws; draw += 1) {
    const wheel = varies ? allotSegments(prizes, chance) : segments;
    const prize = wheel[chance(wheel.length)]!;
    stops.set(prize, (stops.get(prize) ?? 0) + 1);
  }
  const odds: PrizeOdds[] = prizes.map(({ id }) => ({
    id,
    segments: segments.filter((each) => each === id).length,
    stops: stops.get(id) ?? 0,
  }));
  return { segments, odds };
}

/** Days over which the pace of claims is measured. */
export const paceDays = 30;

const day = 86_400_000;

/** The calendar day on which nothing is left if claims go on as in the last days; null without any. */
export function emptyOn(
  { quantity, claims }: { quantity: number; claims: number },
  today: string,
): string | null {
  if (claims === 0) return null;
  const daysLeft = Math.ceil((quantity * paceDays) / claims);
  const noon = new Date(`${today}T12:00:00Z`).getTime();
  // A day beyond all calendars tells staff nothing.
  return daysLeft > 3650 ? null : new Date(noon + daysLeft * day).toISOString().slice(0, 10);
}
