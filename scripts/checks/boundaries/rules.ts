/** Packages that an area may import: any, any that runs in a browser (no node:), or a list. */
type Packages = 'any' | 'browser' | readonly string[];

export type Area = {
  /** Areas that it may import from besides itself; type-only imports count too. */
  uses: readonly string[];
  packages: Packages;
  /** Folders that may not import each other, only shared/. Files next to them may import all. */
  siblings?: readonly string[];
};

export type Rules = {
  areas: Readonly<Record<string, Area>>;
  /** Files that only their own folder and the areas listed here may import. */
  privateFiles: Readonly<Record<string, readonly string[]>>;
};

/**
 * The allowed imports of the architecture. Everything else is an error: a file outside every area,
 * an area missing from `uses`, a package missing from `packages`.
 */
export const rules: Rules = {
  areas: {
    // Both are pure functions: no clock, no file, no network.
    'src/domain': { uses: [], packages: ['zod', 'diff'] },
    'src/ui': { uses: [], packages: 'browser' },
    'src/i18n': { uses: [], packages: 'browser' },
    'src/platform/database': { uses: ['src/platform', 'db/types.ts'], packages: 'any' },
    'src/platform': { uses: ['src/platform/database', 'db/types.ts'], packages: 'any' },
    'src/services': {
      uses: [
        'src/services/content/default-home',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'src/i18n',
        'db/types.ts',
      ],
      packages: 'any',
    },
    // Plain data that the seed of the demo shop stores as well.
    'src/services/content/default-home': { uses: ['src/domain'], packages: [] },
    'src/api': {
      uses: ['src/services', 'src/platform', 'src/platform/database', 'src/domain', 'src/i18n'],
      packages: 'any',
      siblings: ['auth', 'functions', 'realtime', 'storage', 'rest', 'shared'],
    },
    // Pages use clock, log and environment of the platform; data comes only from services.
    'src/web': {
      uses: [
        'src/web/admin/menu',
        'src/services',
        'src/platform',
        'src/ui',
        'src/i18n',
        'src/domain',
      ],
      packages: 'any',
      siblings: ['storefront', 'account', 'game', 'admin', 'ui-gallery', 'shared'],
    },
    // Which roles see which page; the browser tests check every page against it.
    'src/web/admin/menu': { uses: ['src/domain'], packages: [] },
    'src/server.ts': {
      uses: ['src/api', 'src/web', 'src/services', 'src/platform', 'src/platform/database'],
      packages: 'any',
    },

    'db/types.ts': { uses: [], packages: ['kysely'] },
    'db/seed': {
      uses: [
        'src/services/content/default-home',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'db/types.ts',
      ],
      packages: 'any',
    },
    'db/tests': {
      uses: [
        'src/platform',
        'src/platform/database',
        'src/domain',
        'db/types.ts',
        'db/seed',
        'tests/support',
      ],
      packages: 'any',
    },

    scripts: {
      uses: [
        'src/server.ts',
        'src/services',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'db/seed',
      ],
      packages: 'any',
    },
    'tests/support': {
      uses: [
        'src/server.ts',
        'src/services',
        'src/platform',
        'src/platform/database',
        'src/i18n',
        'db/seed',
        'scripts',
      ],
      packages: 'any',
    },
    'tests/e2e': {
      uses: ['tests/support', 'src/web/admin/menu', 'src/i18n', 'src/domain'],
      packages: 'any',
    },
    'tests/acceptance': { uses: [], packages: 'any' },
    bench: {
      uses: [
        'tests/support',
        'src/server.ts',
        'src/api',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'scripts',
      ],
      packages: 'any',
    },
    // Renders what the demo shop sells, in its words.
    studio: { uses: ['src/ui', 'src/domain', 'db/seed'], packages: 'any' },
    '.': { uses: ['scripts', 'tests/support', 'src/web'], packages: 'any' },
  },
  // Only what starts the process opens and closes its connections.
  privateFiles: {
    'src/platform/database/pool.server.ts': ['src/server.ts', 'scripts', 'tests/support'],
  },
};
