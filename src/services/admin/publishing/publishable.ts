import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { Change, StoredValue } from '#domain/admin/changes.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import type { OwnLink } from '#domain/admin/readiness/own-links.ts';
import type { Locale } from '#i18n/locale.ts';
import type { EditableTableName } from '../changes/editable-tables.ts';

/** `private.may_edit` knows who may edit each. */
export type PublishableKind = 'product' | 'portfolio' | 'project' | 'page' | 'footer';

/** The fields of a record as the texts of its form. */
export type RecordTexts = Readonly<Record<string, string>>;

/** A field that the draft changes, with values as the schema makes them of the texts. */
export interface FieldValueChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** The column that decides whether visitors see the record. */
export interface StatusColumn {
  table: EditableTableName;
  field: string;
  published: StoredValue;
  draft: StoredValue;
}

/** A kind of record that is edited as a draft and published whole; README.md shows how to add one. */
export interface Publishable {
  kind: PublishableKind;
  /** Without it the record is always public, such as the footer. */
  status?: StatusColumn;
  /** Turns texts into what the database stores. Of the texts, where the fields depend on the record. */
  schema(texts: RecordTexts): z.ZodObject;
  /** The stored texts, or null when there is no such record. As the member of staff. */
  read(trx: Transaction<DB>, id: string): Promise<RecordTexts | null>;
  /** One set over the record and its child rows. `from` is what the editor saw. */
  changes(
    id: string,
    fields: readonly FieldValueChange[],
    about: PublishedTexts,
  ): Change[] | Promise<Change[]>;
  /** Fields whose changes mean nothing beside these texts, such as a price beside those of variants. */
  pointless?(texts: RecordTexts): readonly string[];
  /** The field of the form that a change belongs to; by default the column's name. */
  fieldOf?(change: Pick<Change, 'table' | 'key' | 'field'>): string;
  /** Constraints of the database that are about a field, and the problem to show there. */
  constraints?: Readonly<Record<string, readonly [field: string, problem: string]>>;
  findings(texts: RecordTexts): Finding[];
  links?(texts: RecordTexts): OwnLink[];
  /** The name of a field, where the history has none for it. */
  fieldLabel?(field: string, texts: RecordTexts, locale: Locale): string | undefined;
  /** A field as a reader of the review sees it, where its text is not for people. */
  readableText?(field: string, texts: RecordTexts, locale: Locale): string | undefined;
  /** What it is called, for staff. */
  title(texts: RecordTexts, id: string): { en: string; ar: string };
  /** The public pages that show it, without language; the first is previewed. */
  addresses(id: string, texts: RecordTexts): string[];
  /** Its form in the back office. */
  editPath(id: string): string;
}

export interface PublishedTexts {
  trx: Transaction<DB>;
  /** Stored now. */
  before: RecordTexts;
  /** After publishing. */
  after: RecordTexts;
  now: Date;
}

export const definePublishable = (publishable: Publishable): Publishable => publishable;
