import { hash } from '@node-rs/argon2';
import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore } from '../time.ts';
import { demoAccounts, reviewers } from './accounts.ts';

export const userId = (email: string): string => idOf('user', email);
export const reviewerEmail = (key: string): string => `${key}@reader.example`;

/** argon2id with the shop's own parameters; the salt is fixed, so that every seed gives the same rows. */
const passwordHash = (email: string, password: string): Promise<string> =>
  hash(password, {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from(idOf('salt', email).replaceAll('-', ''), 'hex'),
  });

type Person = {
  email: string;
  encrypted_password: string | null;
  metadata: Record<string, string>;
};

const people = async (): Promise<Person[]> => [
  ...(await Promise.all(
    demoAccounts.map(async ({ email, password, name, phone, locale, position }) => ({
      email,
      encrypted_password: await passwordHash(email, password),
      metadata: {
        full_name: name[locale === 'ar' ? 1 : 0],
        phone,
        locale,
        ...(position && { job_position: position, company: 'Fustat' }),
      },
    })),
  )),
  ...Object.entries(reviewers).map(([key, [full_name, locale]]) => ({
    email: reviewerEmail(key),
    encrypted_password: null,
    metadata: { full_name, locale },
  })),
];

/** Without profiles: a trigger creates one for every account. */
export const peopleRows = async (now: Date): Promise<Rows[]> => {
  const joined = daysBefore(now, 420);
  const stamps = { created_at: joined, updated_at: joined };
  const everybody = await people();
  return [
    rowsOf(
      'auth.users',
      everybody.map(({ email, encrypted_password, metadata }) => ({
        id: userId(email),
        aud: 'authenticated',
        role: 'authenticated' as const,
        email,
        encrypted_password,
        email_confirmed_at: joined,
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
        raw_user_meta_data: metadata,
        is_anonymous: false,
        ...stamps,
      })),
    ),
    rowsOf(
      'auth.identities',
      everybody.map(({ email }) => ({
        id: idOf('identity', email),
        user_id: userId(email),
        provider: 'email',
        provider_id: userId(email),
        identity_data: { sub: userId(email), email },
        ...stamps,
      })),
    ),
    rowsOf(
      'user_roles',
      demoAccounts.flatMap(({ email, role }) =>
        role === null
          ? []
          : [{ user_id: userId(email), role, granted_by: null, created_at: joined }],
      ),
    ),
  ];
};
