-- Allows `allowance` attempts at once and that many per `period` in the long run. One upsert under the
-- lock of the row, so the limit holds across processes. A rejected attempt costs nothing.
create or replace function private.take_rate_limit(
  limit_key text, allowance integer, period interval, at timestamptz default now()
) returns table (allowed boolean, retry_after integer)
language plpgsql set search_path = '' as $$
declare
  step interval := period / allowance;
  until timestamptz;
begin
  insert into private.rate_limits as present (key, full_at) values (limit_key, at + step)
  on conflict (key) do update set full_at = greatest(present.full_at, at) + step
    where greatest(present.full_at, at) + step <= at + period
  returning full_at into until;

  if until is not null then
    return query select true, 0;
  else
    return query
      select false, greatest(1, ceil(extract(epoch from full_at + step - period - at)))::integer
      from private.rate_limits where key = limit_key;
  end if;
end
$$;
grant execute on function private.take_rate_limit(text, integer, interval, timestamptz)
  to service_role;
