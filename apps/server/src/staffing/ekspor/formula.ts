// Guards exported cells against formulas, and removes the guard at an import.

/**
 * The places where a spreadsheet may start a cell: the start of the value, and after each separator that some locale uses.
 * With a semicolon as separator, as in Indonesia, quotes in the middle of a cell protect nothing. Spaces and quotes before the
 * sign do not stop a spreadsheet either.
 */
const CELL_START = '(^|[;\\t\\r\\n])'
const FORMULA = '[ "]*[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]'
const UNGUARDED = new RegExp(`${CELL_START}(?=${FORMULA})`, 'g')
const GUARDED = new RegExp(`${CELL_START}'(?=${FORMULA})`, 'g')

/** Puts an apostrophe before everything that a spreadsheet would calculate: the cell is then text. */
export const guardFormulas = (cell: string): string => cell.replace(UNGUARDED, "$1'")

/** Removes the apostrophes that `guardFormulas` put. */
export const unguardFormulas = (cell: string): string => cell.replace(GUARDED, '$1')
