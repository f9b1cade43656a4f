import { z } from 'zod';
import { limits } from './limits.ts';

const flag = z.preprocess((value) => value === true || value === 'true', z.boolean());

/** As the client sent it: the reply repeats it, and clients compare. */
const binding = z.object({
  event: z.string().max(limits.nameBytes).optional(),
  schema: z.string().max(limits.nameBytes).optional(),
  table: z.string().max(limits.nameBytes).optional(),
  filter: z.string().max(limits.filterLength).nullish(),
  select: z.array(z.string().max(limits.nameBytes)).max(limits.nameBytes).optional(),
});
export type Binding = z.infer<typeof binding>;

/** Names that every object has would break the state that clients build from the keys. */
const presenceKey = z
  .string()
  .max(limits.nameBytes)
  .refine((key) => !(key in Object.prototype));

const config = z.object({
  broadcast: z.preprocess((value) => value ?? {}, z.object({ ack: flag, self: flag })),
  presence: z
    .object({
      key: presenceKey.nullish().transform((key) => key ?? ''),
      // Older clients do not say, and expect the state of all.
      enabled: z.preprocess((value) => value ?? true, flag),
    })
    .optional()
    .transform((presence) => presence ?? { key: '', enabled: true }),
  postgres_changes: z
    .array(binding.nullable())
    .max(limits.bindingsPerChannel)
    .nullish()
    .transform((bindings) => (bindings ?? []).filter((each) => each !== null)),
  private: flag,
});

const joinPayload = z.object({
  config: z.preprocess((value) => value ?? {}, config),
  access_token: z.string().max(limits.tokenLength).nullish(),
  user_token: z.string().max(limits.tokenLength).nullish(),
});

export type JoinConfig = z.infer<typeof config>;

export interface Join extends JoinConfig {
  token: string | null;
}

/** The payload of phx_join; undefined when it cannot be understood. */
export function parseJoin(payload: unknown): Join | undefined {
  const parsed = joinPayload.safeParse(payload ?? {});
  if (!parsed.success) return undefined;
  const { config: wanted, access_token, user_token } = parsed.data;
  return { ...wanted, token: user_token ?? access_token ?? null };
}
