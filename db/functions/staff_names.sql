-- The names of everybody with a role, for staff: sales and the technical office may not read profiles of
-- colleagues, but see who is assigned and who wrote an entry.
create or replace function public.staff_names() returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from public.profiles p
  where (select private.acts_as_staff()) and private.is_staff(p.id)
  order by p.full_name, p.id
$$;
grant create on schema public to service_role;
alter function public.staff_names() owner to service_role;
revoke create on schema public from service_role;
grant execute on function public.staff_names() to authenticated, service_role;
