/** What the file of an instrument says, or null where it is no JSON object. The server judges what stands in it. */
export function bacaBerkas(teks: string): Record<string, unknown> | null {
  try {
    const isi: unknown = JSON.parse(teks)
    return typeof isi === 'object' && isi !== null && !Array.isArray(isi) ? (isi as Record<string, unknown>) : null
  } catch {
    return null
  }
}
