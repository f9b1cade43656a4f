/** Counted exactly up to here; above, the planner's estimate is shown as "about". */
export const maxExactCount = 10_000;

/** Numbers on tabs stop here: "999+". */
export const maxViewCount = 999;

/** Numbers beside the values of a filter stop here: there are many of them on each page. */
export const maxFacetCount = 99;
