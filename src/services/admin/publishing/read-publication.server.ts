import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareTexts, type ComparedPart } from '#domain/admin/texts/compare-texts.ts';
import { readableText } from '#domain/admin/texts/readable-text.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { historyFieldName } from '../history/describe-values.server.ts';
import { planPublication } from './plan-publication.server.ts';
import type { Publishable, RecordTexts } from './publishable.ts';
import { numberBeforeFirst } from './write-version.server.ts';

export interface ContentVersion {
  id: string;
  number: number;
  state: 'scheduled' | 'published' | 'superseded' | 'cancelled' | 'failed';
  publishAt: string | null;
  publishedAt: string | null;
  overrideReason: string | null;
  failure: string | null;
  /** Null when there is no author, or the author has left. */
  by: string | null;
  /** What was public before anything was published here. */
  isBeforeFirst: boolean;
}

export interface ChangedText {
  field: string;
  label: string;
  lang: Locale;
  parts: ComparedPart[];
}

/** A field whose stored text is no longer the one that the draft began with. */
export interface DraftConflict {
  field: string;
  label: string;
  before: string;
  theirs: string;
  mine: string;
}

export interface LabelledFinding extends Finding {
  label: string;
}

export interface Publication {
  kind: string;
  id: string;
  title: { en: string; ar: string };
  editPath: string;
  addresses: string[];
  /** Fields that the draft changes, as their names and texts. */
  changed: ChangedText[];
  /** Fields that were changed since the draft began. */
  conflicts: DraftConflict[];
  isPublished: boolean;
  canUnpublish: boolean;
  findings: LabelledFinding[];
  /** Newest first. */
  versions: ContentVersion[];
  isAdmin: boolean;
}

/** Everything about publishing a record; null when this member of staff may not edit it. */
export function readPublication(
  publishable: Publishable,
  id: string,
  { actor, now, locale }: Staff & { locale: Locale },
): Promise<Publication | null> {
  return asUser(actor).transaction(async (trx) => {
    if (!(await mayEdit(trx, publishable.kind))) return null;
    const plan = await planPublication(trx, publishable, id, { now });
    if (!plan) return null;
    const { before, after, fields, findings, isPublished } = plan;
    const label = (field: string) =>
      publishable.fieldLabel?.(field, after, locale) ?? historyFieldName(field, locale);
    const readable = (field: string, texts: RecordTexts) =>
      readableText(publishable.readableText?.(field, texts, locale) ?? texts[field] ?? '');
    const version = (field: string, text: string) => readable(field, { ...after, [field]: text });
    return {
      kind: publishable.kind,
      id,
      title: publishable.title(after, id),
      editPath: publishable.editPath(id),
      addresses: publishable.addresses(id, after),
      changed: Object.keys(fields).map((field) => ({
        field,
        label: label(field),
        lang: field.endsWith('_ar') ? 'ar' : 'en',
        parts: compareTexts(readable(field, before), readable(field, after)),
      })),
      conflicts: plan.conflicts.map((field) => ({
        field,
        label: label(field),
        before: version(field, fields[field]!.from),
        theirs: version(field, before[field] ?? ''),
        mine: version(field, fields[field]!.to),
      })),
      isPublished,
      canUnpublish: isPublished && publishable.status !== undefined,
      findings: findings.map((finding) => ({ ...finding, label: label(finding.field) })),
      versions: await readVersions(trx, publishable.kind, id),
      isAdmin: await mayOverride(trx),
    };
  });
}

async function mayEdit(trx: Transaction<DB>, kind: string): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select private.may_edit(${kind}::text) as allowed`.execute(trx);
  return rows[0]!.allowed;
}

async function mayOverride(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select private.has_role('admin') as allowed`.execute(trx);
  return rows[0]!.allowed;
}

async function readVersions(
  trx: Transaction<DB>,
  kind: string,
  id: string,
): Promise<ContentVersion[]> {
  const { rows } = await sql<ContentVersion>`
    select v.id, v.number, v.state, v.publish_at as "publishAt", v.published_at as "publishedAt",
      v.override_reason as "overrideReason", v.failure, n.name as by,
      v.number = ${numberBeforeFirst} as "isBeforeFirst"
    from public.content_versions v left join public.staff_names() n on n.id = v.created_by
    where v.kind = ${kind} and v.record_id = ${id}
    order by v.number desc limit 50`.execute(trx);
  return rows;
}
