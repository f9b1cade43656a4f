import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import { deviceIdOf } from './device-id.server.ts';
import type { Player } from './player.ts';

const hour = 60 * 60;

/** Generous per address, because many people in Egypt share one. */
const limits = {
  start: { address: 300, device: 60 },
  claim: { address: 120, device: 30 },
} as const;

export function takeGameLimits(
  step: keyof typeof limits,
  { device, attempt }: Player,
): Promise<{ ok: true } | RateLimited> {
  const limit = (subject: 'address' | 'device'): RateLimit => ({
    name: `game-${step}/${subject}`,
    allowance: limits[step][subject],
    seconds: hour,
  });
  return takeRateLimits(
    attempt.now,
    [limit('device'), deviceIdOf(device)],
    [limit('address'), attempt.address],
  );
}
