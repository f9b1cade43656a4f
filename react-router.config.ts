import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/compress-assets.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  buildEnd: () => compressAssets('build/client'),
} satisfies Config;
