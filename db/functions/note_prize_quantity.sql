-- The transaction that changes a quantity says why in `game.stock_change`; without that it is still noted.
create or replace function private.note_prize_quantity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := coalesce(nullif(current_setting('game.stock_change', true), ''), '{}')::jsonb;
  before integer := case tg_op when 'UPDATE' then old.quantity else 0 end;
begin
  if tg_op = 'UPDATE' and new.quantity = old.quantity then
    return null;
  end if;
  insert into public.prize_inventory_history
    (prize_id, quantity_before, quantity_after, reason, claim_id, changed_by, created_at)
  values (
    new.id, before, new.quantity,
    coalesce(told ->> 'reason', case tg_op when 'INSERT' then 'created' else 'correction' end),
    (told ->> 'claim_id')::uuid,
    coalesce((told ->> 'changed_by')::uuid, auth.uid()),
    coalesce((told ->> 'at')::timestamptz, now())
  );
  return null;
end
$$;
alter function private.note_prize_quantity() owner to service_role;

create or replace trigger note_quantity after insert or update on public.game_prizes
  for each row execute function private.note_prize_quantity();
