-- Rejects rows above the limits of private.row_limits. Owners are locked before their rows are counted, in one
-- order, so that parallel inserts wait for each other and the last one sees them all. Definer: a caller may
-- not read the limits.
create or replace function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rule record;
  owner jsonb;
  found integer;
begin
  for rule in select * from private.row_limits where table_name = tg_table_name order by owner_columns loop
    for owner in
      select distinct jsonb_object_agg(key, value) as picked
      from new_rows n, jsonb_each(to_jsonb(n)) where key = any (rule.owner_columns)
      group by n.id order by picked
    loop
      continue when owner -> rule.owner_columns[1] = 'null';
      perform pg_advisory_xact_lock(hashtextextended(
        concat_ws(' ', tg_table_name, (select string_agg(owner ->> name, ' ' order by place)
          from unnest(rule.owner_columns) with ordinality key (name, place))), 0));
      execute format(
        'select count(*) from public.%1$I t, jsonb_populate_record(null::public.%1$I, $1) o where %2$s and ($2 is null or t.created_at > now() - $2)',
        tg_table_name,
        (select string_agg(format('t.%1$I = o.%1$I', name), ' and ') from unnest(rule.owner_columns) name))
      into found using owner, rule.within;
      if found > rule.most then
        raise exception using
          errcode = case when rule.within is null then 'PT409' else 'PT429' end,
          message = format('at most %s rows of %s%s', rule.most, tg_table_name,
            case when rule.within is null then '' else ' within ' || rule.within end),
          detail = 'The limit is that of the pages of the shop.',
          table = tg_table_name, constraint = 'row_limit';
      end if;
    end loop;
  end loop;
  return null;
end
$$;
alter function private.limit_rows() owner to service_role;

do $$
declare
  limited text;
begin
  foreach limited in array array['addresses', 'wishlist_items', 'reviews', 'stock_alerts', 'staff_views'] loop
    execute format(
      'create or replace trigger limit_rows after insert on public.%I
       referencing new table as new_rows for each statement execute function private.limit_rows()', limited);
  end loop;
end
$$;
