import { sampleId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

const file = (name: string, bucket_id: string) => ({
  id: sampleId('object', name),
  bucket_id,
  name,
  version: sampleId('version', name),
});

export const storageSamples: readonly TableSamples[] = [
  {
    table: 'storage.buckets',
    shared: {
      'public bucket': { id: 'public-samples', name: 'public-samples', public: true },
      'private bucket': { id: 'private-samples', name: 'private-samples' },
    },
  },
  {
    table: 'storage.objects',
    shared: {
      'picture of a product': file('chair.webp', 'product-images'),
      'picture of a project': file('hotel.webp', 'project-images'),
      'picture of the portfolio': file('villa.webp', 'portfolio-images'),
      'file of another public bucket': file('open.txt', 'public-samples'),
      'file of a private bucket': file('secret.txt', 'private-samples'),
    },
    owned: {
      'file of a private bucket with an owner': (owner) => ({
        ...file(`${owner}.txt`, 'private-samples'),
        owner,
      }),
    },
  },
  {
    table: 'storage.resumable_uploads',
    owned: {
      'unfinished upload': (owner) => ({
        id: sampleId('upload', owner),
        bucket_id: 'private-samples',
        name: `${owner}.txt`,
        owner,
        upsert: false,
        size: 10,
        fields: {},
        expires_at: '2026-11-16T02:00:00Z',
      }),
    },
  },
  {
    table: 'storage.resumable_parts',
    owned: {
      'part of an unfinished upload': (owner) => ({
        upload_id: sampleId('upload', owner),
        starts_at: 0,
        bytes: 5,
        file: `uploads/${owner}.bin`,
      }),
    },
  },
];
