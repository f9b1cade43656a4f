import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination.ts';
import { emptyDraft, parseDraft, type Draft } from './draft.ts';
import type { Buyer } from './read-buyer.server.ts';

const places = [
  { code: 'cairo', name: 'Cairo', fee: '0.00', road: { from: 1, to: 3 } },
  { code: 'aswan', name: 'Aswan', fee: '55.00', road: { from: 3, to: 6 } },
];
const address = (id: string, isDefault = false): Buyer['addresses'][number] => ({
  ...{
    id,
    governorateCode: 'aswan',
    label: null,
    isDefault,
    fullName: 'Mona',
    phone: '+201001234567',
  },
  ...{ governorate: 'Aswan', city: 'Aswan', street: 'Corniche', building: '1' },
  ...{ floor: '', apartment: '', landmark: '' },
});
const buyer = (...addresses: Buyer['addresses']): Buyer => ({
  ...{ fullName: 'Mona Farid', email: 'mona@example.com', phone: '+201001234567' },
  addresses,
});
const typed: Draft = {
  ...emptyDraft,
  address: {
    ...{ full_name: 'Nour', phone: '0100', email: 'n@example.com', governorate: 'cairo' },
    ...{ city: 'Maadi', street: 'Road 9', building: '12' },
  },
};

describe('where an order goes', () => {
  it('is what a guest typed, once nothing that is needed is missing', () => {
    expect(destinationOf(emptyDraft, null, places)).toMatchObject({
      ...{ isTyping: true, isComplete: false, saved: null },
    });
    expect(destinationOf(typed, null, places)).toMatchObject({
      ...{ isComplete: true, place: places[0] },
    });
    const blank = { ...typed, address: { ...typed.address, street: '  ' } };
    expect(destinationOf(blank, null, places).isComplete).toBe(false);
  });

  it('is the customer’s usual address, or the one that was chosen', () => {
    const one = buyer(address('a'), address('b', true));
    expect(destinationOf(emptyDraft, one, places).saved?.id).toBe('b');
    const chosen = destinationOf({ ...emptyDraft, addressId: 'a' }, one, places);
    expect(chosen).toMatchObject({ saved: { id: 'a' }, place: places[1], isComplete: true });
  });

  it('is nowhere while a customer has chosen none of several', () => {
    expect(destinationOf(emptyDraft, buyer(address('a'), address('b')), places)).toMatchObject({
      ...{ saved: null, isTyping: false, isComplete: false },
    });
  });

  it('is kept before it counts, when a customer types a new one', () => {
    const first = destinationOf(typed, buyer(), places);
    expect(first).toMatchObject({ isTyping: true, isComplete: false });
    const filledIn = destinationOf(emptyDraft, buyer(), places).typed;
    expect(filledIn).toMatchObject({ full_name: 'Mona Farid', email: 'mona@example.com' });
  });
});

it('a stored draft comes back, and what is not one is an empty one', () => {
  expect(parseDraft(JSON.stringify(typed))).toMatchObject(typed);
  for (const text of [null, '', 'null', '[]', '{"address":3}', '{"notes":{}}']) {
    expect(parseDraft(text)).toMatchObject({ addressId: null, notes: '' });
  }
});
