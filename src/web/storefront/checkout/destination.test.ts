import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination.ts';
import { emptyCheckoutDraft, parseCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import type { Buyer } from './read-buyer.server.ts';

const governorates = [
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
const typed: CheckoutDraft = {
  ...emptyCheckoutDraft,
  address: {
    ...{ full_name: 'Nour', phone: '0100', email: 'n@example.com', governorate: 'cairo' },
    ...{ city: 'Maadi', street: 'Road 9', building: '12' },
  },
};

describe('the destination of an order', () => {
  it('is what a guest typed, complete when all required fields are filled in', () => {
    expect(destinationOf(emptyCheckoutDraft, null, governorates)).toMatchObject({
      ...{ isTyping: true, isComplete: false, saved: null },
    });
    expect(destinationOf(typed, null, governorates)).toMatchObject({
      ...{ isComplete: true, governorate: governorates[0] },
    });
    const blank = { ...typed, address: { ...typed.address, street: '  ' } };
    expect(destinationOf(blank, null, governorates).isComplete).toBe(false);
  });

  it('is the customer’s default address, or the selected one', () => {
    const one = buyer(address('a'), address('b', true));
    expect(destinationOf(emptyCheckoutDraft, one, governorates).saved?.id).toBe('b');
    const selected = destinationOf({ ...emptyCheckoutDraft, addressId: 'a' }, one, governorates);
    expect(selected).toMatchObject({
      saved: { id: 'a' },
      governorate: governorates[1],
      isComplete: true,
    });
  });

  it('is missing while a customer has selected none of several addresses', () => {
    expect(
      destinationOf(emptyCheckoutDraft, buyer(address('a'), address('b')), governorates),
    ).toMatchObject({
      ...{ saved: null, isTyping: false, isComplete: false },
    });
  });

  it('is incomplete until a customer’s new address is saved', () => {
    const first = destinationOf(typed, buyer(), governorates);
    expect(first).toMatchObject({ isTyping: true, isComplete: false });
    const filledIn = destinationOf(emptyCheckoutDraft, buyer(), governorates).typed;
    expect(filledIn).toMatchObject({ full_name: 'Mona Farid', email: 'mona@example.com' });
  });
});

it('a stored draft is read back, and anything else as an empty one', () => {
  expect(parseCheckoutDraft(JSON.stringify(typed))).toMatchObject(typed);
  for (const text of [null, '', 'null', '[]', '{"address":3}', '{"notes":{}}']) {
    expect(parseCheckoutDraft(text)).toMatchObject({ addressId: null, notes: '' });
  }
});
