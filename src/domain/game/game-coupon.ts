import type { Chance } from './wheel.ts';

/** Where a prize does not say how much. */
export const gameCouponPercent = 15;

/** Without I and O, which people read as 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 6;

/** Such as GAME-KXWTRB. */
export function gameCouponCode(chance: Chance): string {
  const random = Array.from({ length: codeLength }, () => letters[chance(letters.length)]!);
  return `GAME-${random.join('')}`;
}
