/** What this page sends. `isSuaraSaja`: it wants no picture either. */
export type Trek = {
  suara: MediaStreamTrack | null
  gambar: MediaStreamTrack | null
  isSuaraSaja: boolean
}

/** Enough for a face, and little enough for the network of a dormitory in the evening. */
const LAJU_GAMBAR = 350_000
const GAMBAR_PER_DETIK = 15

/**
 * Lays sound and picture into the places of a connection. The places keep their direction, also while they are empty: a camera
 * that is turned off or on needs no new offer, and two offers never cross in a call.
 */
export async function pasangTrek(
  pc: RTCPeerConnection,
  { suara, gambar }: Pick<Trek, 'suara' | 'gambar'>,
): Promise<void> {
  for (const place of pc.getTransceivers()) {
    const isSuara = place.receiver.track.kind === 'audio'
    const track = isSuara ? suara : gambar
    if (place.sender.track !== track) await place.sender.replaceTrack(track)
    if (place.direction !== 'sendrecv') place.direction = 'sendrecv'
    if (!isSuara && track) await batasi(place.sender)
  }
}

async function batasi(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings ?? []
  if (!encoding || encoding.maxBitrate === LAJU_GAMBAR) return
  Object.assign(encoding, { maxBitrate: LAJU_GAMBAR, maxFramerate: GAMBAR_PER_DETIK })
  // Sound goes first: a picture that is a little worse is no reason to lose a connection.
  await sender.setParameters(parameters).catch(() => undefined)
}
