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

-- The tables that clients can follow. A table that leaves the list loses its triggers. This text is applied
-- again when it changes: raise the number when a policy of these tables asks for another column.
do $$
declare
  followed constant text[] := array[
    'orders', 'order_items', 'order_timeline', 'return_requests', 'refunds', 'notifications',
    'products', 'product_variants', 'product_images', 'reviews', 'wishlist_items',
    'coupons', 'coupon_usage', 'user_pending_coupons',
    'claimed_prizes', 'game_settings', 'game_prizes', 'user_rewards',
    'page_sections', 'page_content', 'footer_config', 'portfolio_projects',
    'custom_service_requests', 'contact_messages'
  ];
  -- The last migration that changed what their policies ask for.
  policies_of constant integer := 110;
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
