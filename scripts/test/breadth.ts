/**
 * Whether breadth runs too: every value × field × endpoint, killed processes, tests of the trials. `npm run test:all` sets it,
 * and so does the name of a file. In Vitest the name of a file says that it is breadth, in Playwright every test is that does not end in `@journey`.
 */
export const withBreadth = process.env.TEST_BREADTH === '1'

/** The files that Vitest leaves out. */
export const leftOut = withBreadth ? [] : ['**/*.breadth.test.ts']
