/**
 * Whether breadth runs too: every value × field × endpoint, killed processes, tests of the trials. `npm run test:all` sets it, and so does
 * the name of a file. In Vitest the name of a file says that it is breadth, or a test tries more cases with it; in Playwright
 * every test is breadth whose title does not end in `@journey`.
 */
export const withBreadth = process.env.TEST_BREADTH === '1'

/** The files that Vitest leaves out. */
export const leftOut = withBreadth ? [] : ['**/*.breadth.test.ts']
