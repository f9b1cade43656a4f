-- Also names the changed rows, so that the cached page of one product survives the sale of another. The
-- argument is the column that identifies them.
create or replace function private.notify_rows_changed() returns trigger
language plpgsql set search_path = '' as $$
declare
  max_ids constant integer := 50;
  changed text[];
begin
  if tg_argv[0] = 'id' and tg_op = 'UPDATE' then
    -- The usual case by the column's name: turning whole rows into JSON takes longer than all the rest.
    select array_agg(distinct id::text) into changed
    from (select id from old_rows union all select id from new_rows) r;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from new_rows r;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from old_rows r;
  else
    select array_agg(distinct row ->> tg_argv[0]) into changed
    from (select to_jsonb(o) from old_rows o union all select to_jsonb(n) from new_rows n) r (row);
  end if;
  if changed is null then
    return null;
  end if;
  perform private.pg_notify('content_changed', tg_table_name || case
    when cardinality(changed) <= max_ids then ' ' || array_to_string(changed, ',')
    else ''
  end);
  return null;
end
$$;
