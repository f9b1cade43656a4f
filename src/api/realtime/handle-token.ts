import { z } from 'zod';
import { accessTo, nameOfTopic, type Channel } from './channel.ts';
import { tokenErrors } from './identify.ts';
import { limits } from './limits.ts';

const tokenPayload = z.object({ access_token: z.string().max(limits.tokenLength) });

/**
 * A client refreshes its token, signs in or signs out while it is connected: everything is decided
 * again with the new rights.
 */
export async function handleToken(channel: Channel, payload: unknown): Promise<void> {
  const parsed = tokenPayload.safeParse(payload);
  // Clients without a session send null or repeat their key, which says nothing new.
  if (!parsed.success || parsed.data.access_token.startsWith('sb_')) return;
  channel.token = parsed.data.access_token;
  await reviewChannel(channel);
}

/** Decides again what a channel may see: its token, its session or its owner's roles have changed. */
export async function reviewChannel(channel: Channel): Promise<void> {
  const { token } = channel;
  const identified = await channel.connection.identify(token);
  // A newer token arrived meanwhile, and is looked at on its own.
  if (channel.token !== token) return;
  if (!identified.ok) return channel.shutDown(tokenErrors[identified.reason]);
  const before = channel.rights;
  const { rights } = identified;
  const access = await accessTo(channel.topic, channel.join.private, rights);
  if (channel.token !== token) return;
  if (channel.access.readable.some((each) => !access.readable.includes(each))) {
    const name = nameOfTopic(channel.topic);
    return channel.shutDown(
      `You no longer have permission to read from this Channel topic: ${name}`,
    );
  }
  channel.rights = rights;
  channel.access = access;
  if (before.key !== rights.key) channel.sendFollowNotice(await channel.follow());
}
