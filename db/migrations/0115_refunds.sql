-- Refunds: what the shop gives back of what a buyer has paid, for returned or named pieces or for a sum
-- that was agreed. Written by the shop itself while it holds the lock of the order.

-- What it sums up moves to the table of refunds; their triggers come with their function.
drop trigger if exists total_new_refund on public.return_requests;
drop trigger if exists total_changed_refund on public.return_requests;
drop trigger if exists total_removed_refund on public.return_requests;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Null for a refund without a return.
  return_id uuid unique references public.return_requests (id) on delete cascade,
  -- By how much the order costs less.
  amount numeric(12, 2) not null constraint refunds_amount_bounds check (amount between 0.01 and 999999999.99),
  -- What the buyer gets of it; the rest settles what they still owed.
  payout numeric(12, 2) not null constraint refunds_payout_bounds check (payout between 0 and 999999999.99),
  -- Why, for the buyer; null when the pieces of the return say it.
  reason text check (char_length(reason) <= 500),
  reason_ar text check (char_length(reason_ar) <= 500),
  decided_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the buyer had the money, and who gave it.
  paid_at timestamptz,
  paid_by uuid references auth.users (id) on delete set null,
  -- Counts the credit notes of the order.
  number smallint check (number > 0),
  unique (order_id, number),
  constraint refunds_payout_within_amount check (payout between 0 and amount),
  constraint refunds_numbered_when_paid check ((number is null) = (paid_at is null)),
  constraint refunds_paid_by_somebody check (paid_by is null or paid_at is not null)
);

create index refunds_of_order on public.refunds (order_id, created_at, id);
create index refunds_of_decider on public.refunds (decided_by) where decided_by is not null;
create index refunds_of_payer on public.refunds (paid_by) where paid_by is not null;

create trigger set_updated_at before update on public.refunds
  for each row execute function private.set_updated_at();

alter table public.refunds enable row level security;
alter table public.refunds force row level security;
create policy system on public.refunds to service_role, service_key using (true) with check (true);
-- A caller who may read the order may read its refunds.
create policy with_order on public.refunds for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

grant select on public.refunds to authenticated;
grant select on public.refunds to service_key;
grant select, insert, update, delete on public.refunds to service_role;

create table public.refund_items (
  id uuid primary key default gen_random_uuid(),
  refund_id uuid not null references public.refunds (id) on delete cascade,
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  quantity integer not null constraint refund_items_quantity_bounds check (quantity between 1 and 100000),
  -- What was paid for these pieces: their price less their share of the discount, with added tax.
  amount numeric(12, 2) not null constraint refund_items_amount_bounds check (amount between 0 and 999999999.99),
  unique (refund_id, order_item_id)
);

create index refund_items_of_line on public.refund_items (order_item_id);

alter table public.refund_items enable row level security;
alter table public.refund_items force row level security;
create policy system on public.refund_items to service_role, service_key using (true) with check (true);
create policy with_refund on public.refund_items for select to authenticated
  using (exists (select from public.refunds r where r.id = refund_id));

grant select on public.refund_items to authenticated;
grant select on public.refund_items to service_key;
grant select, insert, update, delete on public.refund_items to service_role;

alter table public.return_requests
  -- The member of staff who opened it for the buyer; null when the buyer asked.
  add column opened_by uuid references auth.users (id) on delete set null;
create index return_requests_of_opener on public.return_requests (opened_by)
  where opened_by is not null;

-- How many pieces went back into stock when they were received; the others were damaged.
alter table public.return_items
  add column restocked integer constraint return_items_restocked_bounds check (restocked between 0 and 100000),
  add constraint return_items_restocked_of_quantity check (restocked <= quantity);
update public.return_items ri set restocked =
  case when ri.reason = 'defective' or i.made_to_order then 0 else ri.quantity end
from public.return_requests r, public.order_items i
where r.id = ri.return_id and i.id = ri.order_item_id and r.status in ('received', 'refunded');

-- Refunds of past returns, line by line, and open ones of returns that wait for their money. What was
-- paid for the pieces up to a line, less what was paid for those before it, adds up to the cent.
with lines as (
  select r.id as return_id, r.order_id, r.status, r.received_at, r.refunded_at, ri.order_item_id,
    ri.quantity, o.subtotal, o.discount,
    sum(ri.quantity * i.unit_price) over (
      partition by r.order_id
      order by r.refunded_at nulls last, r.received_at, r.id, i.position, i.id
    ) as worth,
    ri.quantity * i.unit_price as own
  from public.return_requests r
  join public.orders o on o.id = r.order_id
  join public.return_items ri on ri.return_id = r.id
  join public.order_items i on i.id = ri.order_item_id
  where r.status in ('received', 'refunded')
), paid as (
  select *, worth - round(discount * worth / nullif(subtotal, 0), 2)
    - (worth - own - round(discount * (worth - own) / nullif(subtotal, 0), 2)) as amount
  from lines
), refunds as (
  insert into public.refunds (order_id, return_id, amount, payout, created_at, updated_at, paid_at, number)
  select p.order_id, p.return_id, coalesce(r.refund, sum(p.amount)), coalesce(r.refund, sum(p.amount)),
    coalesce(p.refunded_at, p.received_at), coalesce(p.refunded_at, p.received_at), p.refunded_at,
    case when p.refunded_at is not null then row_number() over (
      partition by p.order_id, p.refunded_at is null order by p.refunded_at, p.return_id) end
  from paid p join public.return_requests r on r.id = p.return_id
  group by p.order_id, p.return_id, p.refunded_at, p.received_at, r.refund
  having coalesce(r.refund, sum(p.amount)) > 0
  returning id, return_id
)
insert into public.refund_items (refund_id, order_item_id, quantity, amount)
select f.id, p.order_item_id, p.quantity, p.amount
from refunds f join paid p on p.return_id = f.return_id;

alter table public.return_requests drop column refund;

-- What the order costs, and what of it has come and gone. A default of the present rate for orders of
-- the past, which did not keep theirs, changes no row, so that no trigger runs.
do $$
begin
  execute format('alter table public.orders add column tax_rate numeric(5, 2) default %L',
    (select tax_rate from public.site_settings));
end
$$;
alter table public.orders
  -- In percent, as it was when the order was placed.
  alter column tax_rate drop default,
  add constraint orders_tax_rate_in_percent check (tax_rate between 0 and 100),
  -- What the buyer did not pay at the door.
  add column short_by numeric(12, 2) not null default 0
    constraint orders_short_by_bounds check (short_by between 0 and 999999999.99),
  -- Sums of the refunds like `refunded`; private.total_refunds maintains them.
  add column to_give_back numeric(12, 2) not null default 0
    constraint orders_to_give_back_bounds check (to_give_back between 0 and 999999999.99),
  add column given_back numeric(12, 2) not null default 0
    constraint orders_given_back_bounds check (given_back between 0 and 999999999.99);

update public.orders o set refunded = r.amount, to_give_back = r.open, given_back = r.paid
from (
  select order_id, sum(amount) as amount,
    coalesce(sum(payout) filter (where paid_at is null), 0) as open,
    coalesce(sum(payout) filter (where paid_at is not null), 0) as paid
  from public.refunds group by order_id
) r
where r.order_id = o.id;

-- The same rule as in src/domain/orders/order-money.ts.
alter table public.orders
  add column received numeric(12, 2) generated always as (
    case when status in ('delivered', 'returned') then payable - short_by else 0 end) stored,
  add column due numeric(12, 2) generated always as (
    case when status in ('delivered', 'returned')
        then short_by - (refunded - to_give_back - given_back)
      when status in ('cancelled', 'refused') then 0
      else payable end) stored,
  add constraint orders_short_at_most_by_everything check (short_by between 0 and payable),
  add constraint orders_give_back_at_most_what_was_received
    check (to_give_back >= 0 and given_back >= 0 and to_give_back + given_back <= received),
  add constraint orders_refunded_after_delivery
    check (refunded = 0 or status in ('delivered', 'returned')),
  add constraint orders_due_is_never_negative check (due >= 0);

create index orders_to_give_back on public.orders (created_at desc, id desc) where to_give_back > 0;
create index orders_short on public.orders (created_at desc, id desc) where short_by > 0;

-- They follow from the refunds, which have entries of their own.
update private.audited_tables
set ignored = ignored || '{received,due,to_give_back,given_back}' where table_name = 'orders';
insert into private.audited_tables (table_name, writers, key_columns, label_column, hidden, ignored)
values ('refunds', '{sales}', '{id}', null, '{reason,reason_ar}', '{}');
create trigger audit after insert or update or delete on public.refunds
  for each row execute function private.audit();
