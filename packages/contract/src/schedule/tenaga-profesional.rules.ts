/** The parts of a list that a person typed as one text, divided by commas, semicolons or lines; any other value stays as it is. */
export const splitList = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(/[,;\n]/) : (value ?? [])

/** Texts trimmed, blank ones dropped, and those that differ only in upper and lower case kept once. */
export function tidyList(texts: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const text of texts.map((text) => text.trim().replace(/\s+/g, ' '))) {
    const key = text.toLowerCase()
    if (text && !kept.has(key)) kept.set(key, text)
  }
  return [...kept.values()]
}

/** A language in one spelling: `bahasa inggris` becomes `Inggris`. Capitals stay, for names such as BISINDO. */
export const namaBahasa = (text: string): string =>
  text
    .trim()
    .replace(/^bahasa\s+/i, '')
    .replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
