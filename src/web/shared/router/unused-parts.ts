/**
 * Stands in the browser for parts of the router that nothing here switches on (vite.config.ts):
 * instrumentation and custom discovery of routes, 2 kB of every first visit.
 */
function unused(): never {
  throw new Error('This part of the router was left out of the build.');
}

/** Called with each navigation; undefined means that nothing is instrumented. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export {
  unused as getCustomPatchRoutesOnNavigationFunction,
  unused as getRouteInstrumentationUpdates,
  unused as instrumentClientSideRouter,
  unused as instrumentHandler,
  unused as instrumentationResultMetaContext,
  unused as RouteDiscoveryRuntime,
  unused as useCustomRouteDiscovery,
  unused as useRouteDiscovery,
};
