import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { Change, StoredValue } from '#domain/admin/changes.ts';
import { isSameValue } from '#domain/admin/changes.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import { lockDraft } from '../drafts/lock-draft.server.ts';
import { findBrokenLinks } from './find-broken-links.server.ts';
import type { Publishable, RecordTexts } from './publishable.ts';
import {
  openChanges,
  valueChanges,
  withFieldChanges,
  type FieldTextChanges,
} from './value-changes.ts';

/** What publishing would do at this moment. */
export interface PublicationPlan {
  before: RecordTexts;
  after: RecordTexts;
  fields: FieldTextChanges;
  /** With fields of parts that the draft has removed again. */
  forgotten: FieldTextChanges;
  /** Empty while the texts have problems. */
  changes: Change[];
  /** Fields that were changed since the draft began, to something else than the draft says. */
  conflicts: string[];
  findings: Finding[];
  isPublished: boolean;
}

interface PlanOptions {
  now: Date;
  /** Changes of a scheduled version; by default those of the draft. */
  fields?: FieldTextChanges;
}

/** Reads as the member of staff; null when there is no such record for them. */
export async function planPublication(
  trx: Transaction<DB>,
  publishable: Publishable,
  id: string,
  { now, fields }: PlanOptions,
): Promise<PublicationPlan | null> {
  const before = await publishable.read(trx, id);
  if (!before) return null;
  const status = await statusOf(trx, publishable, id);
  const wanted =
    fields ?? openChanges(await lockDraft(trx, { kind: publishable.kind, id }), before);
  const open = withoutFields(wanted, publishable.pointless?.(withFieldChanges(before, wanted)));
  const after = withFieldChanges(before, open);
  const schema = publishable.schema(after);
  const values = valueChanges(schema, after, open);
  const changes = values.ok
    ? await publishable.changes(id, values.values, { trx, before, after, now })
    : [];
  return {
    before,
    after,
    fields: ofSchema(open, schema),
    forgotten: wanted,
    conflicts: changedSince(ofSchema(open, schema), before),
    isPublished: status.isPublished,
    changes: [...changes, ...status.toPublish],
    findings: [
      ...(values.ok ? [] : problemsOf(values.fields)),
      ...publishable.findings(after),
      ...(await findBrokenLinks(trx, publishable.links?.(after) ?? [])),
    ],
  };
}

const ofSchema = (fields: FieldTextChanges, { shape }: z.ZodObject): FieldTextChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field in shape));

const withoutFields = (fields: FieldTextChanges, left: readonly string[] = []): FieldTextChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)));

const changedSince = (fields: FieldTextChanges, stored: RecordTexts): string[] =>
  Object.entries(fields).flatMap(([field, { from, to }]) => {
    const now = stored[field] ?? '';
    return now === from || now === to ? [] : [field];
  });

const problemsOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([field, detail]): Finding => ({
    rule: 'invalid',
    level: 'red',
    field,
    detail,
  }));

/** Whether visitors see the record, and the change that shows or hides it. */
export async function statusOf(trx: Transaction<DB>, { status }: Publishable, id: string) {
  if (!status) return { isPublished: true, toPublish: [], toHide: [] };
  const { table, field, published, draft } = status;
  const { rows } = await sql<{ value: StoredValue }>`
    select to_jsonb(${sql.ref(field)}) as value from ${sql.table(table)} where id::text = ${id}`.execute(
    trx,
  );
  const from = rows[0]?.value ?? null;
  const isPublished = isSameValue(from, published);
  const change = (to: StoredValue): Change => ({ table, key: id, field, from, to });
  return {
    isPublished,
    toPublish: isPublished ? [] : [change(published)],
    toHide: isPublished ? [change(draft)] : [],
  };
}
