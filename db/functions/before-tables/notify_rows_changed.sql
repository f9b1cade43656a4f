-- Also names the changed rows, so that the cached page of one product survives the sale of another. The
-- argument is the column that identifies them.
create or replace function private.notify_rows_changed() returns trigger
language plpgsql set search_path = '' as $$
declare
  max_ids constant integer := 50;
  changed text[];
begin
  case tg_op
    when 'INSERT' then
      select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from new_rows r;
    when 'DELETE' then
      select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from old_rows r;
    else
      select array_agg(distinct row ->> tg_argv[0]) into changed
      from (select to_jsonb(o) from old_rows o union all select to_jsonb(n) from new_rows n) r (row);
  end case;
  if changed is null then
    return null;
  end if;
  perform pg_catalog.pg_notify('content_changed', tg_table_name || case
    when cardinality(changed) <= max_ids then ' ' || array_to_string(changed, ',')
    else ''
  end);
  return null;
end
$$;
