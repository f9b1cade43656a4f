-- Carries a new or changed workshop to its products: their link, their name, their filter values.
create or replace function private.carry_workshop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p set workshop = new.name, workshop_ar = new.name_ar
  where (p.workshop_id = new.id or (p.workshop_id is null and private.plain_name(p.workshop) = private.plain_name(new.name)))
    and (p.workshop_id, p.workshop, p.workshop_ar) is distinct from (new.id, new.name, new.name_ar);
  update public.product_listings l set facets = private.facets_of(p)
  from public.products p
  where p.id = l.product_id and p.workshop_id = new.id and l.facets <> private.facets_of(p);
  return null;
end
$$;
alter function private.carry_workshop() owner to service_role;

create or replace trigger carry_workshop after insert or update of slug, name, name_ar, is_visible
  on public.workshops for each row execute function private.carry_workshop();
