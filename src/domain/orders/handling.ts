import { z } from 'zod';
import { maxMovedOrders } from './move-orders.ts';

/** Colours of labels, by their names in the palette. */
export const tagColours = ['walnut', 'brass', 'nile', 'palm', 'terracotta'] as const;
export type TagColour = (typeof tagColours)[number];

export const maxTagsOfOrder = 10;
export const maxTagName = 40;
export const maxCourierName = 80;

export interface OrderTag {
  name: string;
  colour: TagColour;
}

/** Who looks after an order, who brings it, and its labels. */
export interface OrderHandling {
  assigneeId: string | null;
  courier: string | null;
  tags: string[];
}

const optionalText = (most: number) =>
  z
    .string()
    .max(most, 'too_long')
    .transform((text) => text.replaceAll(/\s+/gu, ' ').trim() || null)
    .default(null);

export const courierName = optionalText(maxCourierName);
const tagName = optionalText(maxTagName);

const ids = z.array(z.guid()).min(1, 'required').max(maxMovedOrders, 'too_many');
const names = z.array(z.string().max(maxTagName)).max(100).default([]);

/** Empty leaves the assignee as it is. */
const assignee = z.union([z.literal(''), z.literal('nobody'), z.guid()]).default('');

/** A change of several orders: what is left empty stays as it is. */
export const handlingInput = z.object({
  orders: ids,
  assignee,
  courier: courierName,
  add: names,
  remove: names,
  new_tag: tagName,
  colour: z.enum(tagColours).default('walnut'),
});
export type HandlingInput = z.output<typeof handlingInput>;

/** The handling of one order as it shall be. */
export const ownHandlingInput = z.object({
  assignee: z.union([z.literal(''), z.guid()]).default(''),
  courier: courierName,
  tags: names,
  new_tag: tagName,
  colour: z.enum(tagColours).default('walnut'),
});
export type OwnHandlingInput = z.output<typeof ownHandlingInput>;

/** Its labels after a change; those that stay come first. */
export const changedTags = (
  before: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] => [...new Set([...before.filter((tag) => !remove.includes(tag)), ...add])];
