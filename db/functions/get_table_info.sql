-- Describes the tables of the game to an admin. Security definer: the catalog shows a caller only the
-- columns granted to them.
create or replace function public.get_table_info(table_name text) returns table (
  column_name text, data_type text, is_nullable boolean, column_default text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception 'only admins may ask how tables are built' using errcode = '42501';
  end if;
  if get_table_info.table_name not in (
    'game_settings', 'game_questions', 'game_prizes', 'claimed_prizes', 'game_results', 'user_rewards',
    'reward_history', 'prize_inventory_history', 'game_question_analytics', 'game_device_analytics',
    'game_conversion_funnel', 'daily_game_analytics', 'prize_distribution_analytics'
  ) then
    raise exception 'table % is not on the list', get_table_info.table_name using errcode = '42501';
  end if;
  return query
    select a.attname::text, pg_catalog.format_type(a.atttypid, a.atttypmod), not a.attnotnull,
      pg_catalog.pg_get_expr(d.adbin, d.adrelid)
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ('public.' || pg_catalog.quote_ident(get_table_info.table_name))::regclass
      and a.attnum > 0 and not a.attisdropped
    order by a.attnum;
end
$$;
-- An owner needs the right to create functions in the schema, only while the owner is set.
grant create on schema public to service_role;
alter function public.get_table_info(text) owner to service_role;
revoke create on schema public from service_role;
grant execute on function public.get_table_info(text) to authenticated;
