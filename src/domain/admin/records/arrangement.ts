import { z } from 'zod';

/** Records in the order of the shop, in one group or several. */
export interface ArrangedItem {
  id: string;
  /** What is stored as its place. */
  place: number;
}

export interface ArrangedGroup<Item extends ArrangedItem = ArrangedItem> {
  /** Empty where there is only one group. */
  id: string;
  items: readonly Item[];
}

export type Arrangement<Item extends ArrangedItem = ArrangedItem> = readonly ArrangedGroup<Item>[];

export const arrangeSteps = ['first', 'earlier', 'later', 'last'] as const;
export type ArrangeStep = (typeof arrangeSteps)[number];

/** Where an item goes: a step from where it is, or a place in a group. */
export type ArrangeMove =
  | { item: string; step: ArrangeStep }
  | { item: string; group: string; index: number };

/** The arrangement after a move; the same when there is nothing to move. */
export function arrange<Item extends ArrangedItem>(
  groups: Arrangement<Item>,
  move: ArrangeMove,
): Arrangement<Item> {
  const at = groups.findIndex(({ items }) => items.some(({ id }) => id === move.item));
  const group = groups[at];
  if (!group) return groups;
  const from = group.items.findIndex(({ id }) => id === move.item);
  const target =
    'step' in move ? placeAfterStep(groups, at, from, move.step) : placeOf(groups, move);
  if (!target) return groups;
  const item = group.items[from]!;
  const without = groups.map((each) => ({
    ...each,
    items: each.items.filter(({ id }) => id !== move.item),
  }));
  return without.map((each, place) =>
    place === target.group ? { ...each, items: each.items.toSpliced(target.index, 0, item) } : each,
  );
}

interface Target {
  group: number;
  index: number;
}

/** The index counts without the item itself. At the edge of a group a step leads into the next one. */
function placeAfterStep(
  groups: Arrangement,
  group: number,
  from: number,
  step: ArrangeStep,
): Target | null {
  const last = groups[group]!.items.length - 1;
  if (step === 'first') return { group, index: 0 };
  if (step === 'last') return { group, index: last };
  if (step === 'earlier') {
    if (from > 0) return { group, index: from - 1 };
    return group > 0 ? { group: group - 1, index: groups[group - 1]!.items.length } : null;
  }
  if (from < last) return { group, index: from + 1 };
  return group < groups.length - 1 ? { group: group + 1, index: 0 } : null;
}

function placeOf(groups: Arrangement, move: { group: string; index: number }): Target | null {
  const group = groups.findIndex(({ id }) => id === move.group);
  return group < 0 ? null : { group, index: Math.max(0, move.index) };
}

export interface PlaceChange {
  id: string;
  place?: { from: number; to: number };
  group?: { from: string; to: string };
}

/** What must be stored so that the places are those of the arrangement. */
export function placeChanges(before: Arrangement, after: Arrangement): PlaceChange[] {
  const groupOf = new Map(before.flatMap(({ id, items }) => items.map((item) => [item.id, id])));
  return after.flatMap(({ id: group, items }) =>
    items.flatMap(({ id, place }, to) => {
      const change: PlaceChange = { id };
      if (place !== to) change.place = { from: place, to };
      if (groupOf.get(id) !== group) change.group = { from: groupOf.get(id)!, to: group };
      return change.place || change.group ? [change] : [];
    }),
  );
}

const seenGroups = z.array(
  z.object({
    id: z.string().max(60),
    items: z.array(z.object({ id: z.guid(), place: z.int() })).max(1000),
  }),
);

const seen = z.string().transform((text, context): Arrangement => {
  try {
    return seenGroups.parse(JSON.parse(text));
  } catch {
    context.addIssue('invalid_choice');
    return z.NEVER;
  }
});

/** A move as one text, so that a button can send it: `item/step` or `item/group/index`. */
export const moveText = (move: ArrangeMove): string =>
  'step' in move ? `${move.item}/${move.step}` : `${move.item}/${move.group}/${move.index}`;

export function parseMove(text: string): ArrangeMove | null {
  const [item = '', place = '', index] = text.split('/');
  if (index !== undefined) {
    return /^\d{1,4}$/.test(index) ? { item, group: place, index: Number(index) } : null;
  }
  const step = arrangeSteps.find((each) => each === place);
  return step ? { item, step } : null;
}

const sentMove = z.string().transform((text, context): ArrangeMove => {
  const move = parseMove(text);
  if (move) return move;
  context.addIssue('invalid_choice');
  return z.NEVER;
});

/** What the page sends: the arrangement that it showed, and one move. */
export const arrangeInput = z.object({ seen, move: sentMove });
export type ArrangeInput = z.infer<typeof arrangeInput>;
