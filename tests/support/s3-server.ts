import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const bucket = 'shop';

/** A server of the S3 protocol on a port of its own, with one empty bucket. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint, region: 'us-east-1', bucket, ...credentials },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

// s3rver encrypts its continuation tokens with DES, which OpenSSL 3 no longer offers.
const { createCipheriv, createDecipheriv } = crypto;
crypto.createCipheriv = replaceDes(createCipheriv);
crypto.createDecipheriv = replaceDes(createDecipheriv);

type CreateCipher = (algorithm: string, key: Buffer, ...rest: unknown[]) => unknown;

function replaceDes<Create>(create: Create): Create {
  const replaced: CreateCipher = (algorithm, key, ...rest) =>
    algorithm === 'des'
      ? (create as CreateCipher)('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest)
      : (create as CreateCipher)(algorithm, key, ...rest);
  return replaced as Create;
}
