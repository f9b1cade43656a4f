/** Counted exactly up to here; above, the planner's estimate is shown as "about". */
export const maxExactCount = 10_000;

/** Numbers beside the values of a filter and on tabs stop here: "999+". */
export const maxFacetCount = 999;
