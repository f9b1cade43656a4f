import { allowPerClient } from './allow-per-client.ts';

const megabyte = 1024 * 1024;

/** Whether a body may be read and parsed now, by any API; `charge` is called with its bytes. */
export const admitBody = allowPerClient(() => ({
  network: { burst: 4 * megabyte, perSecond: megabyte / 2 },
  account: { burst: 16 * megabyte, perSecond: 2 * megabyte },
}));
