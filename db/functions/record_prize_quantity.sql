-- Records every change of a quantity. The transaction may give its reason in `game.stock_change`.
create or replace function private.record_prize_quantity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stock_change jsonb := coalesce(nullif(current_setting('game.stock_change', true), ''), '{}')::jsonb;
  before integer := case tg_op when 'UPDATE' then old.quantity else 0 end;
begin
  if tg_op = 'UPDATE' and new.quantity = old.quantity then
    return null;
  end if;
  insert into public.prize_inventory_history
    (prize_id, quantity_before, quantity_after, reason, claim_id, changed_by, created_at)
  values (
    new.id, before, new.quantity,
    coalesce(stock_change ->> 'reason', case tg_op when 'INSERT' then 'created' else 'correction' end),
    (stock_change ->> 'claim_id')::uuid,
    coalesce((stock_change ->> 'changed_by')::uuid, auth.uid()),
    coalesce((stock_change ->> 'at')::timestamptz, now())
  );
  return null;
end
$$;
alter function private.record_prize_quantity() owner to service_role;

create or replace trigger note_quantity after insert or update on public.game_prizes
  for each row execute function private.record_prize_quantity();
