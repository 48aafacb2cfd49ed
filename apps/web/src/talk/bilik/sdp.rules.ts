// Browsers ignore attributes of a session that they do not know (RFC 8866, 5.13), so that an answer can say what it answers.

const UNTUK = 'a=x-untuk:'

/** What tells the connections of two pages apart: their browser chose it at random (RFC 8829, 5.2.1). */
export const sesiOf = (sdp: string): string => /^o=\S+ (\S+)/m.exec(sdp)?.[1] ?? ''

/** The description itself: it grows with each offer of the same connection. */
const versiOf = (sdp: string): string => /^o=\S+ (\S+ \S+)/m.exec(sdp)?.[1]?.replace(' ', '/') ?? ''

/** An answer that says to which offer it belongs. */
export const jawabanUntuk = (answer: string, offer: string): string => `${answer}${UNTUK}${versiOf(offer)}\r\n`

/** Whether an answer belongs to this offer, and not to one that was given up since. */
export const isJawabanUntuk = (answer: string, offer: string): boolean =>
  new RegExp(`^${UNTUK}(\\S+)`, 'm').exec(answer)?.[1] === versiOf(offer)

/**
 * Asks the other side to pause its sound in silence (DTX), and to send each piece twice where packets get lost (in-band FEC): what is
 * said of Opus in a description is the wish of its receiver.
 */
export function hematSuara(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\//im.exec(sdp)?.[1]
  if (!opus) return sdp
  const wanted = ['usedtx=1', 'useinbandfec=1']
  const line = new RegExp(`^a=fmtp:${opus} (.*?)(\\r?)$`, 'm')
  if (!line.test(sdp))
    return sdp.replace(new RegExp(`^(a=rtpmap:${opus} .*?)(\\r?)$`, 'm'), `$1$2\na=fmtp:${opus} ${wanted.join(';')}$2`)
  return sdp.replace(line, (_whole, given: string, end: string) => {
    const kept = given.split(';').filter((one) => !/^\s*(usedtx|useinbandfec)=/.test(one))
    return `a=fmtp:${opus} ${[...kept, ...wanted].join(';')}${end}`
  })
}
