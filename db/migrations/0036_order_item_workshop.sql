-- The workshop that made a piece, as it was named when the piece was sold. The shop promises the
-- maker's name; a later change of the product must not change an order.

alter table public.order_items add column workshop text, add column workshop_ar text;
