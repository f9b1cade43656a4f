-- Security definer: callers may not read other users' claims, but everyone may see their number.
create or replace function public.get_prizes_with_claimed_count() returns table (
  id uuid, name text, name_ar text, type text, value numeric, image_url text, quantity integer,
  original_quantity integer, active boolean, status_threshold integer, claimed_count integer,
  created_at timestamptz, updated_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select p.id, p.name, p.name_ar, p.type, p.value, p.image_url, p.quantity, p.original_quantity,
    p.active, p.status_threshold,
    (select count(*)::integer from public.claimed_prizes c
      where c.prize_id = p.id and c.status <> 'rejected'),
    p.created_at, p.updated_at
  from public.game_prizes p
  where p.active or private.has_role('marketing')
  order by p.created_at, p.id
$$;
-- An owner needs the right to create functions in the schema, only while the owner is set.
grant create on schema public to service_role;
alter function public.get_prizes_with_claimed_count() owner to service_role;
revoke create on schema public from service_role;
grant execute on function public.get_prizes_with_claimed_count() to anon, authenticated, service_role;
