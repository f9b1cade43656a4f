-- The list of coupons starts with those of staff, newest first, then those that the game gave: the
-- expression puts 1,000 years between them.

create index coupons_by_source on public.coupons (
  (
    case source when 'staff' then 31556952000 else 0 end
      + extract(epoch from created_at - timestamptz '2000-01-01 00:00:00+00')
  ),
  id
);
