import { reviewerEmail } from '../people/people-rows.ts';

type Won = {
  prize: string;
  instagram: string;
  status: 'pending' | 'verified' | 'rejected' | 'delivered';
};

export type DemoGame = {
  key: string;
  /** Null for a visitor. */
  email: string | null;
  hoursAgo: number;
  /** Correct answers of four; only four lead to the wheel. */
  correct: number;
  won: Won | null;
};

const wins: readonly (readonly [who: string | null, hoursAgo: number, Won])[] = [
  [
    'customer@fustat.example',
    170,
    { prize: 'coupon-15', instagram: 'nour.elsayed', status: 'verified' },
  ],
  [
    reviewerEmail('mariam'),
    310,
    { prize: 'fustat-pottery-group', instagram: 'mariam.abdelaziz', status: 'delivered' },
  ],
  [
    reviewerEmail('sophie'),
    262,
    { prize: 'nubian-basket-set', instagram: 'sophie_lambert', status: 'delivered' },
  ],
  [
    reviewerEmail('hossam'),
    215,
    { prize: 'coupon-10', instagram: 'hossam.fouad', status: 'rejected' },
  ],
  [
    reviewerEmail('aya'),
    122,
    { prize: 'muayyad-pierced-lantern', instagram: 'aya.mansour', status: 'verified' },
  ],
  [reviewerEmail('tarek'), 51, { prize: 'coupon-20', instagram: 'tarekzaki', status: 'pending' }],
  [null, 27, { prize: 'coupon-10', instagram: 'home.in.maadi', status: 'pending' }],
  [
    reviewerEmail('hana'),
    9,
    { prize: 'qurna-alabaster-lamp', instagram: 'hana_rostom', status: 'pending' },
  ],
];

/** Games of visitors that ended without a claim. */
const losses = [
  [334, 2],
  [301, 1],
  [288, 3],
  [250, 3],
  [241, 0],
  [207, 2],
  [196, 3],
  [160, 1],
  [149, 2],
  [131, 3],
  [104, 3],
  [96, 2],
  [80, 1],
  [73, 3],
  [60, 2],
  [44, 3],
  [33, 2],
  [21, 3],
  [15, 1],
  [6, 2],
] as const;

export const demoGames: readonly DemoGame[] = [
  ...wins.map(([email, hoursAgo, won]) => ({
    key: won.instagram,
    email,
    hoursAgo,
    correct: 4,
    won,
  })),
  ...losses.map(([hoursAgo, correct]) => ({
    key: `visitor ${hoursAgo}`,
    email: null,
    hoursAgo,
    correct,
    won: null,
  })),
].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
