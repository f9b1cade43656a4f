import made from '../prizes.json' with { type: 'json' };
import { idOf } from '../ids.ts';
import type { Text } from '../text.ts';

type Prize = {
  id: string;
  slug: string;
  name: Text;
  type: 'product' | 'coupon';
  value: number | null;
  alt: Text;
  picture: { url: string; width: number; height: number; color: string };
  /** The original quantity. */
  quantity: number;
};

const quantities: Readonly<Record<string, number>> = {
  'coupon-10': 60,
  'coupon-15': 40,
  'coupon-20': 20,
  'nubian-basket-set': 12,
  'fustat-pottery-group': 10,
  'muayyad-pierced-lantern': 6,
  'magra-leather-pouf': 5,
  'qurna-alabaster-lamp': 4,
};

export const prizes: readonly Prize[] = made.map(({ slug, name, alt, type, value, picture }) => ({
  id: idOf('prize', slug),
  slug,
  name: name as [string, string],
  alt: alt as [string, string],
  type: type as Prize['type'],
  value: value ?? null,
  picture,
  quantity: quantities[slug] ?? 5,
}));

export const prizeOf = (slug: string): Prize => {
  const prize = prizes.find((each) => each.slug === slug);
  if (!prize) throw new Error(`The seed names a prize that does not exist: ${slug}`);
  return prize;
};
