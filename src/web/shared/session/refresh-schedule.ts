export const tick = 30_000;
const ticksBeforeExpiry = 3;
const firstDelay = 200;

/** A token is refreshed when three ticks or fewer of it remain. */
export function isDueForRefresh(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / tick) <= ticksBeforeExpiry;
}

export type SessionRefresh = { kind: 'refreshed'; expiresAt: number } | { kind: 'ended' };
type Attempt = SessionRefresh | { kind: 'retry' };

interface RefreshPorts {
  attempt(): Promise<Attempt>;
  wait(milliseconds: number): Promise<void>;
  now(): number;
}

/** Retries with doubling pauses while the next one still ends within this tick. */
export async function refreshWithinTick(ports: RefreshPorts): Promise<SessionRefresh | null> {
  const started = ports.now();
  for (let delay = firstDelay; ; delay *= 2) {
    const result = await ports.attempt();
    if (result.kind !== 'retry') return result;
    if (ports.now() + delay - started >= tick) return null;
    await ports.wait(delay);
  }
}

const retryable = new Set([502, 503, 504]);

/** Gateway errors and lost connections are retried; any other failure ends the session. */
export async function requestRefresh(send: () => Promise<Response>): Promise<Attempt> {
  try {
    const response = await send();
    if (response.ok)
      return { kind: 'refreshed', ...((await response.json()) as { expiresAt: number }) };
    return retryable.has(response.status) ? { kind: 'retry' } : { kind: 'ended' };
  } catch {
    return { kind: 'retry' };
  }
}
