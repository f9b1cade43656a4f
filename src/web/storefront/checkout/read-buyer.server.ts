import type { RouterContextProvider } from 'react-router';
import { readAddresses, type CustomerAddress } from '#services/addresses/addresses.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import { readerOf } from '../components/reader.server.ts';

/** What the account of a signed-in buyer fills in. */
export interface Buyer {
  fullName: string;
  email: string;
  phone: string;
  addresses: CustomerAddress[];
}

export async function readBuyer(context: Readonly<RouterContextProvider>): Promise<Buyer | null> {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return null;
  const { locale } = readerOf(context);
  const { fullName, email, phone } = session.profile;
  const addresses = await readAddresses({ customer: session.actor, locale });
  return { fullName, email, phone: phone ?? '', addresses };
}
