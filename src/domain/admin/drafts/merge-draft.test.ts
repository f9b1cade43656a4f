import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeDraft, type DraftFields } from './merge-draft.ts';

const mona = { by: 'mona', at: '2026-11-15T12:00:00Z' };
const karim = { by: 'karim', at: '2026-11-15T12:01:00Z' };

it('lets two people type into different fields', () => {
  const first = mergeDraft({}, [{ field: 'name', from: 'A', was: null, to: 'B' }], mona);
  const second = mergeDraft(
    first.fields,
    [{ field: 'phone', from: '1', was: null, to: '2' }],
    karim,
  );
  expect(second).toEqual({
    fields: { name: { from: 'A', to: 'B', ...mona }, phone: { from: '1', to: '2', ...karim } },
    conflicts: [],
  });
});

it('never replaces what a colleague typed without having seen it', () => {
  const first = mergeDraft({}, [{ field: 'name', from: 'A', was: null, to: 'B' }], mona);
  const second = mergeDraft(
    first.fields,
    [{ field: 'name', from: 'A', was: null, to: 'C' }],
    karim,
  );
  expect(second).toEqual({ fields: first.fields, conflicts: ['name'] });
  const seen = mergeDraft(first.fields, [{ field: 'name', from: 'A', was: 'B', to: 'C' }], karim);
  expect(seen.fields.name).toEqual({ from: 'A', to: 'C', ...karim });
});

it('forgets a field that is typed back', () => {
  const first = mergeDraft({}, [{ field: 'name', from: 'A', was: null, to: 'B' }], mona);
  const second = mergeDraft(first.fields, [{ field: 'name', from: 'A', was: 'B', to: 'A' }], mona);
  expect(second).toEqual({ fields: {}, conflicts: [] });
});

it('gives the same draft when a patch arrives twice', () => {
  const values = fc.constantFrom('A', 'B', 'C');
  const patches = fc.array(
    fc.record({
      field: fc.constantFrom('name', 'phone', 'address'),
      from: fc.constant('A'),
      was: fc.option(values),
      to: values,
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(patches, patches, (before, patch) => {
      const unique = patch.filter(
        ({ field }, index) => patch.findIndex((each) => each.field === field) === index,
      );
      const current: DraftFields = mergeDraft({}, before, mona).fields;
      const first = mergeDraft(current, unique, karim);
      const accepted = unique.filter(({ field }) => !first.conflicts.includes(field));
      const again = mergeDraft(first.fields, accepted, karim);
      const stays = accepted.filter(({ to, from }) => to !== from);
      for (const { field, to } of stays) expect(again.fields[field]?.to).toBe(to);
      for (const field of first.conflicts) expect(first.fields[field]).toEqual(current[field]);
    }),
  );
});
