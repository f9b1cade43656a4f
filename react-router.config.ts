import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/compress-assets.ts';
import { writeServiceWorker } from './scripts/service-worker.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Each part would be a request of its own, and a page's parts are small.
  splitRouteModules: false,
  buildEnd: async () => {
    await writeServiceWorker('build/client');
    await compressAssets('build/client');
  },
} satisfies Config;
