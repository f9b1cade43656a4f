/** For tests of what is the same at every width: they run on the desktop alone. */
export const once = { tag: '@once' };
