import type pg from 'pg';

export type Procedure = { name: string; anon: boolean; authenticated: boolean; rights: string };

/** Every function of our schemas and the roles that may call it. */
export async function procedureFacts(owner: pg.Client): Promise<Procedure[]> {
  const { rows } = await owner.query<Procedure>(`
    select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'
        || case p.prorettype when 'trigger'::regtype then ' trigger' else '' end as name,
      has_function_privilege('anon', p.oid, 'execute') as anon,
      has_function_privilege('authenticated', p.oid, 'execute') as authenticated,
      case when p.prosecdef then pg_get_userbyid(p.proowner) else 'caller' end as rights
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'auth', 'private', 'storage')
    order by n.nspname <> 'public', n.nspname, p.proname, 1`);
  return rows;
}
