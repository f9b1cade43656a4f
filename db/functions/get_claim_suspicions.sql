-- For staff who verify claims: how many other claims look like the same person. Rights of the caller:
-- marketing reads all claims and their origins; a customer gets no row, not even of an own claim.
create or replace function public.get_claim_suspicions(claim_ids uuid[]) returns table (
  claim_id uuid, same_address integer, same_device_family integer, same_name_shape integer
)
language sql stable set search_path = '' as $$
  select c.id,
    count(near.claim_id)::integer,
    (count(near.claim_id) filter (where near.device_family = o.device_family))::integer,
    (select count(*)::integer from public.claimed_prizes other
      where regexp_replace(other.instagram_username, '[^a-z]', '', 'g')
          = regexp_replace(c.instagram_username, '[^a-z]', '', 'g')
        and other.id <> c.id and other.instagram_username <> 'deleted')
  from public.claimed_prizes c
  left join public.game_claim_origins o on o.claim_id = c.id
  left join public.game_claim_origins near
    on near.address_hash = o.address_hash and near.claim_id <> c.id
    and near.claimed_at between c.claimed_at - interval '24 hours' and c.claimed_at + interval '24 hours'
  where c.id = any (claim_ids) and (select private.has_role('marketing'))
  group by c.id, o.claim_id
$$;
grant execute on function public.get_claim_suspicions(uuid[]) to authenticated, service_role;
