/** Files that only some people may open; what each kind is: `read-private-file.server.ts`. */
export type PrivateFileKind = 'workshop' | 'return' | 'request' | 'cv';

/** Pictures of the demo are public and have their own URL; others are served after a check. */
export const privateFileUrl = (kind: PrivateFileKind, id: string, stored: string): string =>
  stored.startsWith('/') ? stored : `/admin/files/${kind}/${id}`;
