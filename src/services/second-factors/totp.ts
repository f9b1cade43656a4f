import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** As authenticator apps expect it: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, { issuer = '', label = '' } = {}): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period: periodSeconds };
  return new TOTP({ ...options, issuer, label, secret: Secret.fromBase32(secret) });
}

export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address behind the QR code. */
export function totpUri(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The time step of the code, one step early or late allowed; null if it is wrong. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  // The library throws at six characters of more than six bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** For tests, which play the authenticator app. */
export function totpCodeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}
