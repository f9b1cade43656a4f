import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { UnreachableDatabaseError } from '#platform/unreachable-database-error.ts';
import { recordFailure, withFailureStatus } from './unavailable.server.ts';

const page = () => new Response('The page that says so.', { status: 500 });

function respondAfter(error: unknown, response = page()) {
  const context = new RouterContextProvider();
  recordFailure(error, context);
  return withFailureStatus(response, context);
}

it('a page without a connection to the database is 503, names a time and stays as it is', async () => {
  const none = new Error('timeout exceeded when trying to connect');
  const response = respondAfter(new UnreachableDatabaseError(none));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.text()).toBe('The page that says so.');
});

it('other failures stay what they are', () => {
  expect(respondAfter(new Error('a bug')).status).toBe(500);
  expect(respondAfter(new UnreachableDatabaseError(null), new Response('found')).status).toBe(200);
});
