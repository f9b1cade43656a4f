-- Tells every process which rows of a table were inserted, changed or deleted, for the subscribers of
-- /realtime/v1. Sends keys only: each subscriber's rows and columns are read with its own rights. A deleted
-- row cannot be read any more, so what the policies ask of it is sent too.
-- The arguments are the columns of the primary key, and on deletes, after an empty one, those that the
-- policies of the table ask for.
create or replace function private.notify_table_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- A notification holds 8,000 bytes.
  max_keys constant integer := 50;
  max_rows constant integer := 20;
  max_bytes constant integer := 7900;
  key_end integer;
begin
  if tg_op = 'DELETE' then
    key_end := array_position(tg_argv, '');
    perform private.pg_notify('table_changes', (
      -- Without the rows, only those hear of it who may see every row.
      case when octet_length(payload::text) > max_bytes then payload - 'rows' else payload end
    )::text)
    from (
      select jsonb_build_object(
        'table', tg_table_name, 'type', tg_op,
        'keys', jsonb_agg(key order by place), 'rows', jsonb_agg(asked order by place),
        'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) as payload
      from (
        select place, (
            select jsonb_object_agg(name, whole -> name) from unnest(tg_argv[:key_end - 1]) name
          ) as key, (
            select coalesce(jsonb_object_agg(name, whole -> name), '{}')
            from unnest(tg_argv[key_end + 1:]) name
          ) as asked
        from (
          select to_jsonb(r) as whole, row_number() over () - 1 as place from changed_rows r
        ) numbered
      ) deleted
      group by place / max_rows
    ) parts;
    return null;
  end if;
  -- The usual key by its name: turning whole rows into JSON takes longer than all the rest.
  if tg_nargs = 1 and tg_argv[0] = 'id' then
    perform private.pg_notify('table_changes', jsonb_build_object(
      'table', tg_table_name, 'type', tg_op, 'keys', jsonb_agg(jsonb_build_object('id', id)),
      'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )::text)
    from (select id, (row_number() over () - 1) / max_keys as part from changed_rows) numbered
    group by part;
    return null;
  end if;
  perform private.pg_notify('table_changes', jsonb_build_object(
    'table', tg_table_name, 'type', tg_op, 'keys', jsonb_agg(key),
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text)
  from (
    select
      (select jsonb_object_agg(name, to_jsonb(r) -> name) from unnest(tg_argv) name) as key,
      (row_number() over () - 1) / max_keys as part
    from changed_rows r
  ) keyed
  group by part;
  return null;
end
$$;

-- Clients can follow every table of `public` that staff edit or that holds rows of a person, by its grants and
-- policies. A table that no longer does loses its triggers. This text is applied again when it changes: raise
-- the number when a migration adds a table or a policy asks for another column; a test says so.
do $$
declare
  -- Subscribers of these are told that they cannot be followed.
  left_out constant text[] := array[
    -- Work in progress of staff, written every few seconds; it has a stream of its own.
    'record_drafts', 'claim_leases',
    -- Steps of tables that are followed: the change that they lead to is sent.
    'change_sets', 'content_versions', 'claim_decisions', 'order_moves', 'order_holds',
    -- Records of a process, of which nothing on a page follows.
    'account_actions', 'game_claim_origins', 'former_slugs'
  ];
  -- The last migration that changed what these tables or their policies are.
  policies_of constant integer := 160;
  followed text[] := array(
    select c.relname::text
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (left_out)
      and not exists (
        select from unnest(i.indkey::smallint[]) key
        where not has_column_privilege('authenticated', c.oid, key, 'select'))
      and (
        has_any_column_privilege('authenticated', c.oid, 'insert, update')
        or has_table_privilege('authenticated', c.oid, 'delete')
        or exists (select from pg_policy p where p.polrelid = c.oid
          and pg_get_expr(p.polqual, p.polrelid) ~ 'auth\.uid\(\)'))
  );
  existing record;
  name text;
  key_columns text;
  asked_columns text;
begin
  for existing in
    select t.tgname, t.tgrelid::regclass as relation
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname like 'table\_change\_on\_%' and not c.relname = any (followed)
  loop
    execute format('drop trigger %I on %s', existing.tgname, existing.relation);
  end loop;
  foreach name in array followed loop
    select string_agg(quote_literal(a.attname), ', ' order by a.attnum) into strict key_columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = format('public.%I', name)::regclass and i.indisprimary;
    select string_agg(quote_literal(attname), ', ' order by attname) into asked_columns
    from (
      select distinct a.attname
      from pg_policy p
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where p.polrelid = format('public.%I', name)::regclass and a.attnum > 0
    ) asked;
    execute format('create or replace trigger table_change_on_insert after insert on public.%I
      referencing new table as changed_rows
      for each statement execute function private.notify_table_change(%s)', name, key_columns);
    execute format('create or replace trigger table_change_on_update after update on public.%I
      referencing new table as changed_rows
      for each statement execute function private.notify_table_change(%s)', name, key_columns);
    execute format('create or replace trigger table_change_on_delete after delete on public.%I
      referencing old table as changed_rows
      for each statement execute function private.notify_table_change(%s)',
      name, concat_ws(', ', key_columns, quote_literal(''), asked_columns));
  end loop;
end
$$;
