import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { failureStatus } from '#platform/http/failure-status.ts';
import { requestLog } from '#platform/log.server.ts';
import { findRejection } from '#services/storage/rejection.ts';
import { anyOrigin } from '../shared/cors.ts';
import { countRequests } from '../shared/count-requests.ts';
import type { ApiScope } from '../shared/scope.ts';
import {
  createBucketRoute,
  deleteBucketRoute,
  emptyBucketRoute,
  getBucketRoute,
  listBucketsRoute,
  updateBucketRoute,
} from './buckets.ts';
import { withCaller, withOptionalCaller } from './caller.ts';
import { sendStorageRejection } from './errors.ts';
import {
  copyRoute,
  deleteManyRoute,
  deleteRoute,
  listPageRoute,
  listRoute,
  moveRoute,
  signManyRoute,
  signRoute,
  signUploadRoute,
} from './manage-objects.ts';
import {
  publicInfo,
  publicObject,
  readableInfo,
  readableObject,
  signedObject,
} from './read-objects.ts';
import { publicRendering, readableRendering, signedRendering } from './render.ts';
import { resumableRoute, resumableSignedRoute } from './resumable.ts';
import { uploadRoute, uploadSignedRoute } from './upload.ts';

const failures = {
  500: { error: 'Internal', code: 'InternalError', message: 'Internal Server Error' },
  503: { error: 'DatabaseTimeout', code: 'DatabaseTimeout', message: 'Service Unavailable' },
};

/** The hosted backend's /storage/v1. Hono takes the first route that matches, so names of routes win. */
export function createStorageApi(clock: Clock = systemClock) {
  const api = new Hono<ApiScope>();
  const now = () => clock.now();
  const as = (handler: Parameters<typeof withCaller>[1]) => withCaller(now, handler);
  const maybeAs = (handler: Parameters<typeof withCaller>[1]) => withOptionalCaller(now, handler);
  api.use(anyOrigin, countRequests());

  api.get('/status', (context) => context.text('OK'));
  api.get('/bucket', as(listBucketsRoute));
  api.post('/bucket', as(createBucketRoute));
  api.get('/bucket/:id', as(getBucketRoute));
  api.put('/bucket/:id', as(updateBucketRoute));
  api.delete('/bucket/:id', as(deleteBucketRoute));
  api.post('/bucket/:id/empty', as(emptyBucketRoute));

  api.post('/object/list/:bucket', as(listRoute));
  api.post('/object/list-v2/:bucket', as(listPageRoute));
  api.post('/object/move', as(moveRoute));
  api.post('/object/copy', as(copyRoute));
  api.post('/object/sign/:bucket', as(signManyRoute));
  api.post('/object/sign/:bucket/:name{.+}', as(signRoute));
  api.post('/object/upload/sign/:bucket/:name{.+}', as(signUploadRoute));
  api.put('/object/upload/sign/:bucket/:name{.+}', (context) => uploadSignedRoute(context, now()));

  // GET routes answer HEAD as well.
  api.get('/object/sign/:bucket/:name{.+}', (context) => signedObject(context, now()));
  api.get('/object/public/:bucket/:name{.+}', publicObject);
  api.get('/object/authenticated/:bucket/:name{.+}', as(readableObject));
  api.get('/object/info/public/:bucket/:name{.+}', publicInfo);
  api.get('/object/info/authenticated/:bucket/:name{.+}', as(readableInfo));
  api.get('/object/info/:bucket/:name{.+}', maybeAs(readableInfo));

  api.get('/object/:bucket/:name{.+}', maybeAs(readableObject));
  api.post('/object/:bucket/:name{.+}', as(uploadRoute));
  api.put('/object/:bucket/:name{.+}', as(uploadRoute));
  api.delete('/object/:bucket/:name{.+}', as(deleteRoute));
  api.delete('/object/:bucket', as(deleteManyRoute));

  api.get('/render/image/public/:bucket/:name{.+}', (context) => publicRendering(context, now()));
  api.get('/render/image/authenticated/:bucket/:name{.+}', as(readableRendering));
  api.get('/render/image/sign/:bucket/:name{.+}', (context) => signedRendering(context, now()));

  // One handler for all methods of the protocol; HEAD must not be taken for a GET.
  api.use('/upload/resumable/sign/:id?', (context) => resumableSignedRoute(context, now()));
  api.use('/upload/resumable/:id?', as(resumableRoute));

  api.all('*', (context) => {
    const message = `Route ${context.req.method}:${context.req.path} not found`;
    return context.json({ statusCode: '404', error: 'Not Found', message }, 404);
  });
  api.onError((error, context) => {
    const rejection = findRejection(error);
    if (rejection) return sendStorageRejection(context, rejection);
    requestLog(context).error({ err: error }, 'a storage request failed');
    const { status, headers } = failureStatus(error);
    return context.json({ statusCode: `${status}`, ...failures[status] }, status, headers);
  });
  return api;
}

export const storageApi = createStorageApi();
