import * as openid from 'openid-client';
import { environment } from '#platform/environment.server.ts';
import { log } from '#platform/log.server.ts';

const cacheMilliseconds = 60 * 60_000;

/** The OpenID providers that are set, for buttons and settings. */
export function listProviders(): { id: string; name: string }[] {
  return Object.entries(environment().OIDC_PROVIDERS).map(([id, { name }]) => ({ id, name }));
}

/** As people know it; the id when it is no longer set. */
export function providerName(id: string): string {
  return isProvider(id) ? environment().OIDC_PROVIDERS[id]!.name : id;
}

export function isProvider(id: string): boolean {
  return Object.hasOwn(environment().OIDC_PROVIDERS, id);
}

/** The address that is registered at each provider. */
export const callbackUrl = (): string => `${environment().PUBLIC_URL}/auth/v1/callback`;

const cached = new Map<string, { at: number; config: Promise<openid.Configuration> }>();

/** Reads the provider's description once an hour; null when it cannot be reached. */
export async function providerConfig(id: string, now: Date): Promise<openid.Configuration | null> {
  const settings = environment().OIDC_PROVIDERS[id];
  if (!settings) return null;
  const key = JSON.stringify(settings);
  let entry = cached.get(key);
  if (!entry || now.getTime() - entry.at > cacheMilliseconds) {
    entry = { at: now.getTime(), config: discover(settings) };
    cached.set(key, entry);
  }
  try {
    return await entry.config;
  } catch (error) {
    cached.delete(key);
    log.warn({ err: error, provider: id }, 'an OpenID provider cannot be reached');
    return null;
  }
}

interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  // Providers on this machine, in tests and development, have no certificate.
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(issuer);
  const execute = isLocal ? [openid.allowInsecureRequests] : [];
  const options = { execute, timeout: 10 };
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
}
