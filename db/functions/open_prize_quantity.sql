-- A new prize begins with as many pieces as there are.
create or replace function private.open_prize_quantity() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.original_quantity := coalesce(new.original_quantity, new.quantity);
  return new;
end
$$;

create or replace trigger open_prize_quantity before insert on public.game_prizes
  for each row execute function private.open_prize_quantity();
