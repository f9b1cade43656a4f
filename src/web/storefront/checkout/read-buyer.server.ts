import type { RouterContextProvider } from 'react-router';
import { readAddresses, type CustomerAddress } from '#services/addresses/addresses.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import { readerOf } from '../components/reader.server.ts';

/** Whoever orders with an account: what they need not type. */
export interface Buyer {
  fullName: string;
  email: string;
  phone: string;
  addresses: CustomerAddress[];
}

export async function readBuyer(context: Readonly<RouterContextProvider>): Promise<Buyer | null> {
  const who = sessionOf(context);
  if (who.state === 'signed-out') return null;
  const { locale } = readerOf(context);
  const { fullName, email, phone } = who.profile;
  const addresses = await readAddresses({ customer: who.actor, locale });
  return { fullName, email, phone: phone ?? '', addresses };
}
