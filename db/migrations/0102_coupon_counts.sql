-- The list of coupons counts those that are switched off and those that the game gave.

create index coupons_switched_off on public.coupons (id) where not is_active;
create index coupons_of_game on public.coupons (id) where source = 'game';
