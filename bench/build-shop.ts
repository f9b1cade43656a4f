import { spawnSync } from 'node:child_process';

/** Builds the shop as `npm run build` does. */
export function buildShop(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}
