/** A time as people type it (`9`, `9.30`, `0930`, `pukul 09:30 WIB`) as `09:30`; what is no time stays as it is. */
export function typedJam(text: string): string {
  const bare = text.toLowerCase().replace(/pukul|jam|wib|\s/g, '')
  const parts = /^(\d{1,2})(?:[.:,]?(\d{2})|[.:,])?$/.exec(bare)
  return parts ? `${(parts[1] as string).padStart(2, '0')}:${parts[2] ?? '00'}` : text.trim()
}
