-- Pieces are inserted after their order, and the slowest decides the day.
create or replace function private.promise_with_pieces() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.promise_delivery((select array_agg(distinct order_id) from added));
  return null;
end
$$;
alter function private.promise_with_pieces() owner to service_role;

create or replace trigger promise_with_pieces after insert on public.order_items
  referencing new table as added for each statement
  execute function private.promise_with_pieces();
