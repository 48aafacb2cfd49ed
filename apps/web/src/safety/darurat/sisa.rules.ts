/** What is left of an emergency access, as minutes and seconds: `29.45`. The last second is shown until it is over. */
export function sisaDarurat(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`
}
