import { sql } from 'kysely';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';
import { listAssignees, type StaffPerson } from './list-assignees.server.ts';

/** An answer or a note. */
export interface StaffEntry {
  id: string;
  body: string;
  at: Date;
  /** Null when the account is gone. */
  by: string | null;
}

export interface Correspondence {
  /** Oldest first, as are the notes. */
  answers: StaffEntry[];
  notes: StaffEntry[];
  /** Those who may work on it. */
  assignees: StaffPerson[];
}

type Row = Omit<StaffEntry, 'by'> & { author: string | null };

/** What colleagues wrote about an enquiry. Row-level security decides who reads it. */
export async function readCorrespondence(
  { kind, id }: EnquiryRef,
  actor: Customer,
): Promise<Correspondence> {
  const entriesOf = (table: string) => sql<Row>`
    select id, body, created_at as at, author_id as author from ${sql.table(table)}
    where ${sql.ref(enquiryTables[kind].reference)} = ${id} order by created_at, id`;
  const [[answers, notes], assignees] = await Promise.all([
    asUser(actor).read(entriesOf('public.enquiry_answers'), entriesOf('public.enquiry_notes')),
    listAssignees(kind),
  ]);
  const names = await namesOf([...answers, ...notes]);
  const named = ({ author, ...entry }: Row): StaffEntry => ({
    ...entry,
    by: (author && names.get(author)) ?? null,
  });
  return { answers: answers.map(named), notes: notes.map(named), assignees };
}

async function namesOf(entries: readonly Row[]): Promise<Map<string, string>> {
  const authors = [...new Set(entries.flatMap(({ author }) => author ?? []))];
  if (authors.length === 0) return new Map();
  // As system: staff may not read the profiles of colleagues.
  const [people] = await asSystem().read(sql<StaffPerson>`
    select id, full_name as name from public.profiles where id = any (${authors}::uuid[])`);
  return new Map(people.map(({ id, name }) => [id, name]));
}
