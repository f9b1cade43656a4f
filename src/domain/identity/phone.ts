import { toWesternDigits } from '../digits.ts';

const egyptianMobile = /^1[0125]\d{8}$/;
const egyptianLandline = /^[2-9]\d{7,8}$/;
const international = /^\+[1-9]\d{6,14}$/;

/**
 * The number in E.164, or null when it cannot be one. A number without a country is Egyptian;
 * numbers of other countries need their prefix.
 */
export function normalizePhone(text: string): string | null {
  // Removes direction marks that are copied with numbers from Arabic text.
  const compact = toWesternDigits(text)
    .replace(/[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^00/, '+');
  const egyptian = compact.match(/^(?:\+20|20(?=1\d{9}$)|0)?0?(\d+)$/)?.[1];
  if (egyptian !== undefined && !/^\+(?!20)/.test(compact)) {
    const plausible = egyptianMobile.test(egyptian) || egyptianLandline.test(egyptian);
    return plausible ? `+20${egyptian}` : null;
  }
  return international.test(compact) ? compact : null;
}
