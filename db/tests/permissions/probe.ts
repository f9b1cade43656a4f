import type pg from 'pg';
import type { ProbedRole } from './table-facts.ts';

/** A statement that is run as a caller and rolled back; `verify` counts its effect as the owner. */
export type Probe = {
  role: ProbedRole;
  claims: string;
  prepare?: string;
  statement: string;
  verify?: string;
};

/**
 * Runs all probes in one round trip. It sets the identity itself instead of using run-as, because
 * thousands of statements run inside one transaction, each in its own savepoint.
 */
export async function tryAll(owner: pg.Client, probes: Probe[]): Promise<boolean[]> {
  await owner.query(probeFunction);
  const { rows } = await owner.query<{ allowed: boolean }>(
    `select pg_temp.probe(p.role, p.claims, p.prepare, p.statement, p.verify) as allowed
     from rows from (jsonb_to_recordset($1) as
       (role text, claims text, prepare text, statement text, verify text)) with ordinality
       as p (role, claims, prepare, statement, verify, place)
     order by place`,
    [JSON.stringify(probes)],
  );
  return rows.map(({ allowed }) => allowed);
}

// A foreign key is checked after the permission, so its violation counts as allowed.
const probeFunction = `
  create or replace function pg_temp.probe(
    as_role text, claims text, prepare text, statement text, verify text
  ) returns boolean language plpgsql as $$
  declare
    touched bigint;
  begin
    begin
      if prepare is not null then execute prepare; end if;
      perform set_config('request.jwt.claims', claims, true);
      perform set_config('role', as_role, true);
      execute statement;
      get diagnostics touched = row_count;
      perform set_config('role', 'none', true);
      if verify is not null then execute verify into touched; end if;
      raise exception using errcode = 'UNDO1', message = touched::text;
    exception
      when sqlstate 'UNDO1' then return sqlerrm::bigint > 0;
      when insufficient_privilege or not_null_violation or check_violation then return false;
      when foreign_key_violation then return true;
    end;
  end
  $$`;
