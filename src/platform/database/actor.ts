/** The identity under which SQL runs. */
export type Actor = { kind: 'visitor' } | UserActor | { kind: 'system'; onBehalfOf?: UserActor };

export type UserActor = { kind: 'user'; userId: string; claims: Record<string, unknown> };

const roles = { visitor: 'anon', user: 'authenticated', system: 'service_role' } as const;

export type DatabaseRole = (typeof roles)[Actor['kind']];

export function roleOf(actor: Actor): DatabaseRole {
  return roles[actor.kind];
}

/** Role and claims that policies read through auth.jwt(), auth.uid() and auth.role(). */
export function identityOf(actor: Actor): { role: DatabaseRole; claims: string } {
  const role = roleOf(actor);
  return { role, claims: JSON.stringify({ ...ownClaims(actor), role }) };
}

function ownClaims(actor: Actor): Record<string, unknown> {
  if (actor.kind === 'user') return { ...actor.claims, sub: actor.userId };
  // The audit log reads who asked the system to act, and in which request.
  if (actor.kind === 'system' && actor.onBehalfOf) {
    const { userId, claims } = actor.onBehalfOf;
    return { act: { sub: userId }, request_id: claims['request_id'] };
  }
  return {};
}

/** An admin who looks as another role changes nothing, neither as itself nor through the system. */
export function isReadOnly(actor: Actor): boolean {
  const user = actor.kind === 'system' ? actor.onBehalfOf : actor;
  return user?.kind === 'user' && user.claims['view_as'] !== undefined;
}
