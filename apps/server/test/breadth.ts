/**
 * Whether breadth runs too (CONTRIBUTING says which tests are breadth). `npm run test:all` sets it, and so does `npm test` with a
 * pattern. A test that runs on every commit may try more cases with it.
 */
export const withBreadth = process.env.TEST_BREADTH === '1'

/** The files that Vitest leaves out. */
export const leftOut = withBreadth ? [] : ['**/*.breadth.test.ts']
