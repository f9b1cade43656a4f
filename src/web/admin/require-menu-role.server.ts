import type { MiddlewareFunction } from 'react-router';
import { rolesFor } from './menu/menu.ts';
import { requireRole } from '../shared/session/guards.server.ts';

/** The path of a route; the router joins patterns without a leading slash. */
export const pathOfPattern = (pattern: string) => `/${pattern.replace(/^\//, '')}`;

/**
 * Lets those in who see the nearest menu entry above the page. Decided by the route pattern: a URL
 * can be spelled in many ways.
 */
export const requireMenuRole: MiddlewareFunction<Response> = (request, next) =>
  requireRole(...rolesFor(pathOfPattern(request.pattern)))(request, next);
