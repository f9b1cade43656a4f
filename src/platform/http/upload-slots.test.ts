import { expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

it('limits uploads in total and per client, and frees slots again', () => {
  const takeSlot = createUploadSlots({ total: 3, perClient: 2 });
  const [first, second] = [takeSlot('a'), takeSlot('a')];
  expect(takeSlot('a')).toBeNull();
  const third = takeSlot('b');
  expect(third).not.toBeNull();
  expect(takeSlot('c')).toBeNull();
  first!();
  expect(takeSlot('c')).not.toBeNull();
  second!();
  expect(takeSlot('a')).not.toBeNull();
});
