/** The identity under which SQL runs. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; claims: Record<string, unknown> }
  | { kind: 'system' };

const roles = { visitor: 'anon', user: 'authenticated', system: 'service_role' } as const;

export type DatabaseRole = (typeof roles)[Actor['kind']];

export function roleOf(actor: Actor): DatabaseRole {
  return roles[actor.kind];
}

/** Role and claims that policies read through auth.jwt(), auth.uid() and auth.role(). */
export function identityOf(actor: Actor): { role: DatabaseRole; claims: string } {
  const role = roleOf(actor);
  const own = actor.kind === 'user' ? { ...actor.claims, sub: actor.userId } : {};
  return { role, claims: JSON.stringify({ ...own, role }) };
}
