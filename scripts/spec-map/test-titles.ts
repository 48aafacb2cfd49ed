/** `test('…',`, `test.each([…])('…',`, `describe(`…`,`: the call's name as far as it is known, and the title. */
const CALL =
  /(?:\b((?:test|describe)(?:\.\w+)*)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,/g
const NOT_RUN = /\.(skip|fixme|todo|fails)$/

/** The titles of the tests and groups in a file that are run, as they are written there. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(CALL)]
    .filter(([, call]) => !NOT_RUN.test(call ?? ''))
    .map(([, , single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'))
