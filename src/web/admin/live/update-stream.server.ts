import { followUpdates, type FollowInput } from '#services/admin/live/follow-updates.server.ts';
import { openEventStream } from '../../shared/http/event-stream.server.ts';

/** The updates of staff as server-sent events. */
export function openUpdateStream({ signal, ...input }: FollowInput & { signal: AbortSignal }) {
  return openEventStream(signal, ({ send, end }) =>
    followUpdates(input, {
      updates: (updates, position) => send(`id: ${position}\ndata: ${JSON.stringify(updates)}\n\n`),
      missed: (position) => send(`id: ${position}\nevent: missed\ndata:\n\n`),
      beat: () => send('event: beat\ndata:\n\n'),
      end,
    }),
  );
}
