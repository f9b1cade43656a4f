import { readStored, writeStored } from '../../shared/storage/use-stored.ts';

const deviceKey = 'game-device-id';
const recordKey = 'game-play-record';

export const knownDevice = (): string | null => readStored(deviceKey);

/** Counts a play in this browser's storage; the server has its own record. */
export function recordPlay(deviceId: string, now: Date): void {
  writeStored(deviceKey, deviceId);
  const record = { lastPlayed: now.toISOString(), playCount: playsSoFar() + 1, deviceId };
  writeStored(recordKey, JSON.stringify(record));
}

function playsSoFar(): number {
  try {
    const record = JSON.parse(readStored(recordKey) ?? '{}') as { playCount?: unknown } | null;
    return Number.isSafeInteger(record?.playCount) ? Number(record?.playCount) : 0;
  } catch {
    return 0;
  }
}
