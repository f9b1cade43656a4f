-- A decided claim never goes back, also when the system writes.
create or replace function private.protect_decided_claim() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (old.status, new.status) in
    (('pending', 'verified'), ('pending', 'rejected'), ('verified', 'delivered'))
  then
    return new;
  end if;
  raise exception 'A claim cannot go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'claimed_prizes_status_moves';
end
$$;

create or replace trigger protect_decided_claim before update of status on public.claimed_prizes
  for each row when (old.status is distinct from new.status)
  execute function private.protect_decided_claim();
