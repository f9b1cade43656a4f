-- The parts at these places as one query: all of them, each in one of its widths.
create or replace function private.join_parts(parts private.search_part[], places integer[], width text)
returns tsquery
language sql stable security definer set search_path = '' as $$
  select string_agg('(' || case width when 'wide' then part.wide when 'meant' then part.meant else part.exact end
    || ')', ' & ')::tsquery
  from unnest(parts) part where part.place = any (places) and part.exact <> ''
$$;
alter function private.join_parts(private.search_part[], integer[], text) owner to service_role;
