/** The identity under which SQL runs. */
export type Actor = { kind: 'visitor' } | UserActor | { kind: 'system'; onBehalfOf?: UserActor };

export type UserActor = { kind: 'user'; userId: string; claims: Record<string, unknown> };

const shopRoles = { visitor: 'anon', user: 'shop_user', system: 'service_role' } as const;
/** They write less: rows that the shop relies on later are written by its services alone. */
const clientRoles = { visitor: 'anon', user: 'authenticated', system: 'service_key' } as const;
/** As tokens and auth.role() call them. */
const claimedRoles = { visitor: 'anon', user: 'authenticated', system: 'service_role' } as const;

export type ClientRole = (typeof clientRoles)[Actor['kind']];
export type DatabaseRole = (typeof shopRoles)[Actor['kind']] | ClientRole;

/** The role of the shop's own code. */
export const roleOf = ({ kind }: Actor): DatabaseRole => shopRoles[kind];

/** The role of a client that composes its own statements. */
export const clientRoleOf = ({ kind }: Actor): ClientRole => clientRoles[kind];

export const allClientRoles: readonly ClientRole[] = Object.values(clientRoles);

/** Role and claims that policies read through auth.jwt(), auth.uid() and auth.role(). */
export function identityOf(
  actor: Actor,
  role: DatabaseRole = roleOf(actor),
): { role: DatabaseRole; claims: string } {
  return {
    role,
    claims: JSON.stringify({ ...ownClaims(actor), role: claimedRoles[actor.kind] }),
  };
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
