import { catalog } from '../../catalog/catalog.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { hoursAfter } from '../../time.ts';
import { createRandom } from '../random.ts';
import type { Shopper } from './shoppers.ts';

type Member = Shopper & { userId: string; joinedAt: Date };

const isMember = (shopper: Shopper): shopper is Member => shopper.userId !== null;

const toUser = ({ userId, email, locale, name, address, joinedAt }: Member, lastSeen: Date) => ({
  id: userId,
  aud: 'authenticated',
  role: 'authenticated' as const,
  email,
  encrypted_password: null,
  email_confirmed_at: hoursAfter(joinedAt, 0.2),
  last_sign_in_at: lastSeen,
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  raw_user_meta_data: { full_name: name, phone: address.phone, locale },
  is_anonymous: false,
  created_at: joinedAt,
  updated_at: joinedAt,
});

const toIdentity = ({ userId, email, joinedAt }: Member) => ({
  id: idOf('identity', email),
  user_id: userId,
  provider: 'email',
  provider_id: userId,
  identity_data: { sub: userId, email },
  created_at: joinedAt,
  updated_at: joinedAt,
});

const toAddress = ({ userId, address, key, joinedAt }: Member) => ({
  id: idOf('address', key),
  user_id: userId,
  ...address,
  is_default: true,
  created_at: joinedAt,
  updated_at: joinedAt,
});

/** Accounts with address and wish list; a trigger creates the profiles. */
export function accountRows(accounts: readonly Shopper[], now: Date): Rows[] {
  const random = createRandom('habits of customers');
  const members = accounts.filter(isMember);
  const seen = ({ joinedAt }: Member) =>
    new Date(joinedAt.getTime() + (now.getTime() - joinedAt.getTime()) * random.fraction());
  const wishes = members
    .filter(() => random.chance(0.35))
    .map((member) => ({ member, slug: random.pick(catalog).slug }));
  return [
    rowsOf(
      'auth.users',
      members.map((member) => toUser(member, seen(member))),
    ),
    rowsOf('auth.identities', members.map(toIdentity)),
    rowsOf('addresses', members.map(toAddress)),
    rowsOf(
      'wishlist_items',
      wishes.map(({ member, slug }) => ({
        id: idOf('wish', member.key, slug),
        user_id: member.userId,
        product_id: idOf('product', slug),
        created_at: seen(member),
      })),
    ),
    rowsOf(
      'reward_history',
      members
        .filter(() => random.chance(0.2))
        .map((member) => ({
          id: idOf('reward', 'year', member.key),
          user_id: member.userId,
          points: 50 * (1 + random.below(8)),
          reason: 'staff' as const,
          created_at: seen(member),
        })),
    ),
  ];
}
