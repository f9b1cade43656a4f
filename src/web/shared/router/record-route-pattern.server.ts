import type { MiddlewareFunction } from 'react-router';
import { routeHeader } from '#platform/http/request-scope.server.ts';

/**
 * Sets the response header by which metrics are grouped. Route patterns are few, while paths are
 * unlimited.
 */
export const recordRoutePattern: MiddlewareFunction<Response> = async ({ pattern }, next) => {
  const response = await next();
  response.headers.set(routeHeader, `/${pattern.replace(/^\//, '')}`);
  return response;
};
