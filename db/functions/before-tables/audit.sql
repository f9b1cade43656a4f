-- Adds a line to the audit log when a member of staff changed the row. private.audited_tables says which
-- columns are stored, hidden or ignored. Definer: callers may not write the log.
create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := private.staff_actor();
  rule record;
  old_row jsonb := '{}';
  new_row jsonb := '{}';
  present jsonb;
  changed text[];
  shown text[];
begin
  if who is null then
    return null;
  end if;
  -- After that: most changes are not by staff, and rows may be long.
  if tg_op <> 'INSERT' then
    old_row := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    new_row := to_jsonb(new);
  end if;
  present := case when tg_op = 'DELETE' then old_row else new_row end;
  select * into strict rule from private.audited_tables where table_name = tg_table_name;

  select array_agg(key) into changed from jsonb_object_keys(present) key
  where coalesce(old_row -> key, 'null') <> coalesce(new_row -> key, 'null')
    and key not in ('created_at', 'updated_at') and key <> all (rule.ignored)
    -- Written by a trigger, they follow from what is logged elsewhere.
    and not (pg_trigger_depth() > 1 and key = any (rule.derived))
    and (rule.recorded is null or key = any (rule.recorded));
  if changed is null and tg_op = 'UPDATE' then
    return null;
  end if;
  shown := array(select unnest(changed) except select unnest(rule.hidden));

  insert into public.audit_log (
    actor_id, actor_name, roles, request_id, change_set, table_name, row_key, row_label, op,
    before, after, hidden
  ) values (
    who,
    (select full_name from public.profiles where id = who),
    array(select role from public.user_roles where user_id = who order by role),
    auth.jwt() ->> 'request_id',
    nullif(current_setting('fustat.change_set', true), '')::uuid,
    tg_table_name,
    (select string_agg(present ->> name, '/' order by place)
     from unnest(rule.key_columns) with ordinality as key (name, place)),
    (select left(string_agg(present ->> name, ' · ' order by place), 200)
     from unnest(string_to_array(rule.label_column, ',')) with ordinality as label (name, place)),
    lower(tg_op),
    (select coalesce(jsonb_object_agg(key, old_row -> key), '{}') from unnest(shown) key
     where old_row ? key),
    (select coalesce(jsonb_object_agg(key, new_row -> key), '{}') from unnest(shown) key
     where new_row ? key),
    array(select unnest(changed) intersect select unnest(rule.hidden) order by 1)
  );
  return null;
end
$$;
alter function private.audit() owner to service_role;
