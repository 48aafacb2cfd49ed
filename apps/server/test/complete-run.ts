/** Whether all tests run, as before a release: random tests then try more cases than on every commit. */
export const isCompleteRun = process.env.SEHATI_TESTS === 'all'
