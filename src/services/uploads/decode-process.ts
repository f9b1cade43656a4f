// Runs as a process of its own, started by decode-pool.server.ts: Node executes this file as it is.
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { detectPictureKind, type PictureKind } from '../../domain/uploads/files.ts';
import type {
  DecodeLimits,
  DecodeMessage,
  DecodeRequest,
  DecodeResponse,
  PictureOutput,
} from './decode-protocol.ts';
import { encodeRendering } from './encode-rendering.ts';
import { encodeWidths } from './encode-widths.ts';
import { fitsLimits } from './picture-limits.ts';

const [memory = '0', cpu = '0'] = process.argv.slice(2);
const limits: DecodeLimits = { memory: Number(memory), cpu: Number(cpu) };

// One thread and no cache: memory belongs to the picture being decoded and nothing else.
sharp.concurrency(1);
sharp.cache(false);
preferToBeKilled();

process.on('message', async (request: DecodeRequest) => {
  send('started');
  const stopWatching = watchLimits();
  const response = await reencode(request).catch(() => null);
  stopWatching();
  send({ response });
});
// The shop has ended.
process.on('disconnect', () => process.exit());

function send(message: DecodeMessage): void {
  process.send?.(message);
}

/** libvips works in other threads, so the timer runs while it decodes. The shop starts another process. */
function watchLimits(): () => void {
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if (process.memoryUsage.rss() > limits.memory || user + system > limits.cpu) process.exit(1);
  }, 10);
  return () => clearInterval(timer);
}

/** Null when there is no whole picture of an accepted format and size. */
async function reencode({ bytes, output }: DecodeRequest): Promise<DecodeResponse<PictureKind>> {
  const kind = detectPictureKind(bytes);
  if (!kind) return null;
  const image = sharp(bytes, { limitInputPixels: 64_000_000, failOn: 'error' });
  const { format, compression, autoOrient, ...header } = await image.metadata();
  // An AVIF is a HEIF file with AV1 inside.
  if (format !== (kind === 'avif' ? 'heif' : kind)) return null;
  if (kind === 'avif' && compression !== 'av1') return null;
  if (!fitsLimits(kind, header)) return null;
  if ('side' in output) return encodeOne(image, output);
  if ('quality' in output) return encodeRendering(image, output);
  return encodeWidths(image, autoOrient, output);
}

async function encodeOne(
  image: Sharp,
  { side, fit }: Extract<PictureOutput, { side: number }>,
): Promise<DecodeResponse> {
  const { data, info } = await image
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { files: [{ type: 'webp', bytes: data, width, height }], color: null };
}

/** When memory runs out, Linux ends this process before the shop or the database. */
function preferToBeKilled(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another operating system, or not allowed.
  }
}
