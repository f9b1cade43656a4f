import type { Account } from '#services/identity/account.ts';
import { listProviders, providerName } from './provider-config.server.ts';

export interface LinkedAccount {
  provider: string;
  name: string;
  /** How the provider knows the person; none when it is not linked. */
  identity?: { id: string; email: string | null };
  /** False for the only way into the account. */
  canUnlink: boolean;
}

/** The providers that are set, and those that are still linked. */
export function listLinkedAccounts({ identities }: Account): LinkedAccount[] {
  const canUnlink = identities.length > 1;
  const linked = identities
    .filter(({ provider }) => provider !== 'email')
    .map(({ provider, identity_id: id, email }): LinkedAccount => {
      return { provider, name: providerName(provider), identity: { id, email }, canUnlink };
    });
  const known = new Set(linked.map(({ provider }) => provider));
  const others = listProviders()
    .filter(({ id }) => !known.has(id))
    .map(({ id, name }): LinkedAccount => ({ provider: id, name, canUnlink }));
  return [...linked, ...others];
}
