import type { Chance } from './wheel.ts';

/** The default when a prize has no value. */
export const gameCouponPercent = 15;

/** Without I and O, which look like 1 and 0. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 6;

/** Such as GAME-KXWTRB. */
export function gameCouponCode(chance: Chance): string {
  const random = Array.from({ length: codeLength }, () => alphabet[chance(alphabet.length)]!);
  return `GAME-${random.join('')}`;
}
