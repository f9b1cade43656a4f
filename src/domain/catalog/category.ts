/** Four rooms, and two categories that fit into any of them. */
const rooms = ['living-room', 'bedroom', 'dining-room', 'office'] as const;
export const categories = [...rooms, 'decor', 'lighting'] as const;

export type Category = (typeof categories)[number];

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}
