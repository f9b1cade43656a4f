import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Change } from '#domain/admin/changes.ts';
import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { ChangesRejected } from '../changes/change-transaction.server.ts';
import { planPublication } from './plan-publication.server.ts';
import { productPublishable as products } from './product-publishable.server.ts';
import { lockRecord, writePublishedVersion } from './write-version.server.ts';

/** Whether a product may be published as it is stored; what is typed in its draft does not count. */
export function isProductReady(id: string, { actor, now }: Staff): Promise<boolean> {
  return asUser(actor).transaction(async (trx) => {
    const plan = await planPublication(trx, products, id, { now, fields: {} });
    return plan !== null && blockingFindings(plan.findings).length === 0;
  });
}

/**
 * Stores a version of every product that a set of changes has published, in its transaction. One that
 * has lost something since the preview rejects the set.
 */
export async function writeBulkVersions(
  trx: Transaction<DB>,
  changes: readonly Change[],
  { changeSet, ...staff }: Staff & { changeSet: string },
): Promise<void> {
  const published = changes.filter(isPublishing).map(({ key }) => key);
  // In one order, so that two sets never wait for each other.
  for (const id of published.toSorted()) {
    const record = { kind: products.kind, id };
    await lockRecord(trx, record);
    const plan = await planPublication(trx, products, id, { now: staff.now, fields: {} });
    if (!plan || blockingFindings(plan.findings).length > 0) throw notReady();
    const { before, after } = plan;
    // Until now visitors did not see it.
    const seen = { before, after, isPublished: false };
    const version = { ...seen, fields: {}, changeSet, overrideReason: null };
    await writePublishedVersion(trx, record, version, staff);
  }
}

const { table, field, published } = products.status!;
const isPublishing = (change: Change) =>
  change.table === table && change.field === field && change.to === published;

const notReady = () =>
  new ChangesRejected({ ok: false, reason: 'constraint', ...{ constraint: 'not_ready', table } });
