import type pg from 'pg';

interface RawOrder {
  id: string;
  created_at: Date;
  currency: string;
  status: string;
  payable: string;
  discount: string;
  governorate: string | null;
  is_first: boolean;
  coupon: string | null;
}

interface RawLine {
  order_id: string;
  room: string | null;
  product_id: string | null;
  quantity: number;
  line_total: string;
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
const counted = ['cancelled', 'refused', 'returned', 'delivered'] as const;
const cents = (amount: string) => BigInt(amount.replace('.', ''));
const amount = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;

/**
 * What daily_sales has to hold, added up order by order from raw rows and without its SQL, as sorted
 * lines of text.
 */
export async function sumOrders(owner: pg.Client): Promise<string[]> {
  const { orders, lines } = await readRawRows(owner);
  const sums = new Map<string, Sum>();
  for (const order of orders) {
    const own = lines.get(order.id) ?? [];
    for (const part of partsOf(order, own)) {
      const key = [cairoDay.format(order.created_at), order.currency, part.split, part.value].join(
        ' | ',
      );
      sums.set(key, add(sums.get(key) ?? emptySum(), order, part));
    }
  }
  return [...sums].map(([key, sum]) => `${key}: ${textOf(sum)}`).toSorted();
}

/** What daily_sales holds, in the same form. */
export async function storedSums(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query(
    `select concat_ws(' | ', day, currency, split, value) || ': ' ||
       concat_ws(' ', placed, cancelled, refused, returned, delivered, pieces, revenue, discount) as text
     from daily_sales`,
  );
  return rows.map(({ text }) => text).toSorted();
}

async function readRawRows(owner: pg.Client) {
  const orders = await owner.query<RawOrder>(
    `select o.*, case when o.coupon_code is null then null when c.id is null then 'deleted'
       when c.source = 'game' or c.for_user_id is not null then 'personal' else o.coupon_code end as coupon
     from orders o left join coupons c on c.id = o.coupon_id`,
  );
  const lines = await owner.query<RawLine>(
    `select i.order_id, p.category as room, i.product_id, i.quantity, i.line_total
     from order_items i left join products p on p.id = i.product_id`,
  );
  return { orders: orders.rows, lines: Map.groupBy(lines.rows, (line) => line.order_id) };
}

interface Part {
  split: string;
  value: string;
  pieces: number;
  revenue: bigint;
  discount: bigint;
}

function partsOf(order: RawOrder, lines: readonly RawLine[]): Part[] {
  const whole = {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    revenue: cents(order.payable),
    discount: cents(order.discount),
  };
  const split = (name: string, of: (line: RawLine) => string | null): Part[] =>
    [...Map.groupBy(lines, (line) => of(line) ?? '')].map(([value, own]) => ({
      split: name,
      value,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: own.reduce((sum, { line_total }) => sum + cents(line_total), 0n),
      discount: 0n,
    }));
  return [
    { split: 'total', value: '', ...whole },
    { split: 'governorate', value: order.governorate ?? '', ...whole },
    { split: 'buyer', value: order.is_first ? 'new' : 'returning', ...whole },
    ...(order.coupon === null ? [] : [{ split: 'coupon', value: order.coupon, ...whole }]),
    ...split('room', ({ room }) => room),
    ...split('product', ({ product_id }) => product_id),
  ];
}

const emptySum = () => ({
  placed: 0,
  cancelled: 0,
  refused: 0,
  returned: 0,
  delivered: 0,
  pieces: 0,
  revenue: 0n,
  discount: 0n,
});
type Sum = ReturnType<typeof emptySum>;

function add(sum: Sum, { status }: RawOrder, { pieces, revenue, discount }: Part): Sum {
  sum.placed += 1;
  for (const each of counted) if (each === status) sum[each] += 1;
  if (['cancelled', 'refused', 'returned'].includes(status)) return sum;
  sum.pieces += pieces;
  sum.revenue += revenue;
  sum.discount += discount;
  return sum;
}

const textOf = ({ revenue, discount, ...counts }: Sum) =>
  [...Object.values(counts), amount(revenue), amount(discount)].join(' ');
