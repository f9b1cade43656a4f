-- The last day on which an order is promised to arrive: production, then the road; Saturday instead of
-- Friday, as in domain/catalog/delivery.ts.
create or replace function private.promised_day(placed timestamptz, production integer, road integer)
returns date
language plpgsql stable set search_path = '' as $$
declare
  day date := (placed at time zone 'Africa/Cairo')::date + coalesce(production, 0) + coalesce(road, 0);
begin
  return day + case when extract(isodow from day) = 5 then 1 else 0 end;
end
$$;
grant execute on function private.promised_day(timestamptz, integer, integer) to service_role;
