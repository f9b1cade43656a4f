-- The value that was written when a column has two names; raises when the two disagree.
create or replace function private.written_value(field text, before anyelement, canonical anyelement, alias anyelement)
returns anyelement language plpgsql immutable set search_path = '' as $$
begin
  if alias is not distinct from before then
    return canonical;
  elsif canonical is distinct from before and canonical is distinct from alias then
    raise exception 'two different values for % in one write', field using errcode = '22023';
  end if;
  return alias;
end
$$;
grant execute on function private.written_value(text, anyelement, anyelement, anyelement)
  to authenticated, service_role;
