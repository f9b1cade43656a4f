import type { AddressSeed } from '../../commerce/addresses.ts';
import { idOf } from '../../ids.ts';
import { daysBefore } from '../../time.ts';
import { destinations, landmarks, streets } from './districts.ts';
import { familyNames, firstNames } from './names.ts';
import { createRandom, type Random } from '../random.ts';

/** A person who orders, with an account or as a guest. */
export type Shopper = {
  key: string;
  /** Null for a guest. */
  userId: string | null;
  email: string;
  locale: 'en' | 'ar';
  name: string;
  address: AddressSeed;
  /** Null for a guest. */
  joinedAt: Date | null;
};

const accountCount = 150;
const firstPhone = 1000;

const arabicDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

/** Fictitious: these numbers are not given to anyone. */
const phoneOf = (index: number): string => `+20100000${firstPhone + index}`;

function addressOf(person: { name: string; phone: string; locale: 'en' | 'ar' }, random: Random) {
  const language = person.locale === 'ar' ? 1 : 0;
  const digits = (most: number): string => {
    const number = String(1 + random.below(most));
    return language === 1 ? arabicDigits(number) : number;
  };
  const { code, districts } = random.pickWeighted(destinations, ({ share }) => share);
  return {
    label: ['Home', 'البيت'][language]!,
    full_name: person.name,
    phone: person.phone,
    governorate: code,
    city: random.pick(districts)[language],
    street: random.pick(streets)[language],
    building: digits(120),
    floor: digits(9),
    apartment: digits(24),
    landmark: random.chance(0.4) ? random.pick(landmarks)[language] : null,
  };
}

function shopper(index: number, joinedAt: Date | null, random: Random): Shopper {
  const locale = random.chance(0.72) ? 'ar' : 'en';
  const [first, family] = [random.pick(firstNames), random.pick(familyNames)];
  const language = locale === 'ar' ? 1 : 0;
  const mailbox = `${first[0]}.${family[0].replace('El-', 'el')}`.toLowerCase();
  const email = `${mailbox}${index}@example.com`;
  const name = `${first[language]} ${family[language]}`;
  return {
    key: `shopper-${index}`,
    userId: joinedAt && idOf('user', email),
    email,
    locale,
    name,
    address: addressOf({ name, phone: phoneOf(index), locale }, random),
    joinedAt,
  };
}

/** Customers with an account: without a password, so that no visitor of the demo can sign in as them. */
export const accountHolders = (now: Date): Shopper[] => {
  const random = createRandom('accounts of the year');
  return Array.from({ length: accountCount }, (_, index) =>
    shopper(index, daysBefore(now, 2 + random.between(0, 400) * random.fraction()), random),
  );
};

/** As many new guests as are asked for. */
export function createGuests(): () => Shopper {
  const random = createRandom('guests of the year');
  let index = accountCount;
  return () => shopper(index++, null, random);
}
