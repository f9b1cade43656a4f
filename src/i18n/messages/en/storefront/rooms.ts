export const rooms = {
  'living-room': 'Living Room',
  bedroom: 'Bedroom',
  'dining-room': 'Dining Room',
  office: 'Office',
  decor: 'Decor',
  lighting: 'Lighting',
  uncategorized: 'Uncategorized',
} as const;
