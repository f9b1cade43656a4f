import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertFileName, isFileName, type FileStore, type ListedFile } from './file-store.ts';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Names per answer while listing; the protocol allows 1,000. */
  pageSize?: number;
}

/** Files in a bucket of any S3-compatible store. */
export function createS3Store({ bucket: Bucket, pageSize, ...settings }: S3Settings): FileStore {
  const client = createClient(settings);
  const target = (name: string) => {
    assertFileName(name);
    return { Bucket, Key: name };
  };
  return {
    async put(name, body) {
      // Reads the stream in parts of 5 MB, one at a time; a failed upload is aborted.
      const params = { ...target(name), Body: body, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, queueSize: 1 }).done();
    },
    async open(name, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const object = await unlessMissing(
        client.send(new GetObjectCommand({ ...target(name), Range })),
      );
      return object && { ...infoOf(object), stream: object.Body as Readable };
    },
    async stat(name) {
      const object = await unlessMissing(client.send(new HeadObjectCommand(target(name))));
      return object && infoOf(object);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(target(name)));
    },
    list: ({ before }) => listObjects(client, { Bucket, MaxKeys: pageSize }, before),
  };
}

function createClient({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Settings, 'bucket' | 'pageSize'>) {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible stores rarely have a DNS name per bucket, and few know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  });
}

async function* listObjects(
  client: S3Client,
  page: { Bucket: string; MaxKeys: number | undefined },
  before: Date,
): AsyncGenerator<ListedFile> {
  let ContinuationToken: string | undefined;
  do {
    const listed = await client.send(new ListObjectsV2Command({ ...page, ContinuationToken }));
    for (const object of listed.Contents ?? []) {
      const file = { name: object.Key ?? '', ...infoOf({ ...object, ContentLength: object.Size }) };
      if (isFileName(file.name) && file.modifiedAt < before) yield file;
    }
    ContinuationToken = listed.NextContinuationToken;
  } while (ContinuationToken);
}

const infoOf = (object: { ContentLength?: number; LastModified?: Date }) => ({
  size: object.ContentLength ?? 0,
  modifiedAt: object.LastModified ?? new Date(0),
});

/** GET answers NoSuchKey, HEAD has no body to name an error and answers a bare 404. */
async function unlessMissing<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && error.name !== 'NoSuchBucket';
    if (isMissing && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
