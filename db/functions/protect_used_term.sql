-- A kind, colour or material that products use stays: filters would lose its name.
create or replace function private.protect_used_term() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.products p
    where case old.facet
      when 'kind' then p.kind = old.value
      when 'colour' then old.value = any (p.colors)
      else old.value = any (p.materials)
    end
  ) then
    raise exception 'Products use %.', old.name using errcode = '23503', constraint = 'product_terms_in_use';
  end if;
  return old;
end
$$;
alter function private.protect_used_term() owner to service_role;

create or replace trigger protect_used_term before delete on public.product_terms
  for each row execute function private.protect_used_term();
