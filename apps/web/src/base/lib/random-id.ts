/** A random UUID (version 4), also on a page that came by plain HTTP, where browsers lack `crypto.randomUUID`. */
export function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [versioned, varied] = [bytes[6] ?? 0, bytes[8] ?? 0]
  bytes[6] = (versioned & 0x0f) | 0x40
  bytes[8] = (varied & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
