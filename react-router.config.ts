import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/compress-assets.ts';
import { writeServiceWorker } from './scripts/service-worker.ts';

export default {
  appDirectory: 'src/web',
  // Another one while a shop may run from `build` (scripts/build.mjs).
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: true,
  // Split modules would mean one more request each, and the parts of a page are small.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeServiceWorker(client);
    await compressAssets(client);
  },
} satisfies Config;
