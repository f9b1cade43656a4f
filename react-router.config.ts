import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/compress-assets.ts';
import { writeServiceWorker } from './scripts/service-worker.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Split modules would mean one more request each, and the parts of a page are small.
  splitRouteModules: false,
  buildEnd: async () => {
    await writeServiceWorker('build/client');
    await compressAssets('build/client');
  },
} satisfies Config;
