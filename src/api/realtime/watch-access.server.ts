import { listen } from '#platform/database/listen.server.ts';
import { log } from '#platform/log.server.ts';
import { parseNotice } from '#services/admin/live/parse-notice.ts';
import type { Channel } from './channel.ts';
import { reviewChannel } from './handle-token.ts';

/** Looks at the channels of an account again when its session, its roles or a ban changed. */
export function watchAccess(channels: () => Iterable<Channel>): Promise<() => Promise<void>> {
  const review = (isConcerned: (channel: Channel) => boolean) => {
    for (const channel of [...channels()].filter(isConcerned)) {
      reviewChannel(channel).catch((error: unknown) => {
        log.error({ err: error }, 'the rights of a realtime channel could not be read');
        channel.fail();
      });
    }
  };
  return listen(
    'live_updates',
    (payload) => {
      const notice = parseNotice(payload);
      if (notice?.area === 'access') review(({ rights }) => rights.userId === notice.userId);
    },
    () => review(({ rights }) => rights.userId !== null),
  );
}
