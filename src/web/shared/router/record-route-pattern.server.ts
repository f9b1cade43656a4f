import type { MiddlewareFunction } from 'react-router';
import { routeHeader } from '#platform/http/request-scope.server.ts';

/** Figures are kept by route pattern: there are few of those, and addresses without end. */
export const recordRoutePattern: MiddlewareFunction<Response> = async ({ pattern }, next) => {
  const response = await next();
  response.headers.set(routeHeader, `/${pattern.replace(/^\//, '')}`);
  return response;
};
