const ELLIPSIS = '…'

/** The beginning of a text on one line, cut between words where one is near; whole when it is short enough. */
export function shorten(text: string, max = 90): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  if (letters.length <= max) return line
  const head = letters.slice(0, max - 1).join('')
  const gap = head.lastIndexOf(' ')
  return `${(gap > max * 0.6 ? head.slice(0, gap) : head).replace(/[\s,.;:]+$/, '')}${ELLIPSIS}`
}
