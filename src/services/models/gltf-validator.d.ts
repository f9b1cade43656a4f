/** The package has no types of its own. */
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number; numWarnings: number };
    info?: { resources?: { image?: { width?: number; height?: number } }[] };
  }
  export function validateBytes(
    bytes: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<Report>;
}
