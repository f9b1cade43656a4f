-- Links a product to the workshop that it names; a name without a workshop stays a name.
create or replace function private.link_workshop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.workshop_id := (
    select w.id from public.workshops w
    where private.plain_name(w.name) = private.plain_name(new.workshop)
    order by w.name <> btrim(new.workshop), w.id limit 1
  );
  return new;
end
$$;
alter function private.link_workshop() owner to service_role;

create or replace trigger link_workshop before insert or update of workshop on public.products
  for each row execute function private.link_workshop();
