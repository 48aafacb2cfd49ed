/** The value of an option that takes a whole number from `least`. A wrong one ends the program with one line. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const n = Number(text)
  if (text !== '' && Number.isInteger(n) && n >= least) return n
  console.error(`--${name} takes a whole number from ${least}`)
  return process.exit(1)
}
