import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

export interface LastAudit {
  checkedAt: Date;
  pages: number;
}

/** Null before the first, and for staff who may not read it. */
export async function readLastAudit(actor: Customer): Promise<LastAudit | null> {
  const [[audit]] = await asUser(actor).read(
    db
      .selectFrom('link_audits')
      .select(['checked_at', 'pages'])
      .orderBy('checked_at', 'desc')
      .limit(1),
  );
  return audit ? { checkedAt: audit.checked_at, pages: audit.pages } : null;
}
