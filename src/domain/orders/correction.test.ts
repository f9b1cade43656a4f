import { describe, expect, it } from 'vitest';
import { canCorrect, correctedParts, payableWith } from './correction.ts';
import { orderStatuses } from './status.ts';

const address = {
  full_name: 'Mona Farid',
  phone: '+201001234567',
  governorate: 'cairo',
  city: 'Maadi',
  street: 'Road 9',
  building: '12',
  floor: null,
  apartment: null,
  landmark: null,
};

describe('a correction', () => {
  it('is possible until the courier has the pieces', () => {
    expect(orderStatuses.filter(canCorrect)).toEqual([
      'placed',
      'confirmed',
      'in_production',
      'preparing',
    ]);
  });

  it('names the parts that differ; nothing and missing are the same', () => {
    const before = { address, notes: null };
    expect(correctedParts(before, before)).toEqual([]);
    const { floor: _floor, ...short } = address;
    expect(correctedParts({ address: short as never, notes: null }, before)).toEqual([]);
    const phone = '+201112223334';
    expect(
      correctedParts(before, { address: { ...address, phone, city: 'Dokki' }, notes: 'Ring' }),
    ).toEqual(['phone', 'address', 'notes']);
  });

  it('exchanges the delivery fee and nothing else', () => {
    expect(payableWith({ payable: '120.50', shipping: '20.50' }, '0.00')).toBe('100.00');
    expect(payableWith({ payable: '100.00', shipping: '0.00' }, '35.25')).toBe('135.25');
  });
});
