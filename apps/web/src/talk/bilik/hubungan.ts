import type { Sinyal, Turn } from '@sehati/contract/talk/bilik.schema'
import { pasangTrek, type Trek } from './pasang-trek.ts'
import { bukaSaluran, type KeadaanLawan } from './saluran.ts'
import { hematSuara, isJawabanUntuk, jawabanUntuk, sesiOf } from './sdp.rules.ts'
import type { Sinyalan } from './sinyal.ts'

type Options = {
  /** Of two offers at the same time the one of the firm side counts (perfect negotiation, WebRTC 1.0, 10.7). */
  isTegas: boolean
  bacaTurn: () => Promise<Turn>
  sinyal: Sinyalan
  onJauh: (stream: MediaStream | null) => void
  onKeadaan: (keadaan: RTCPeerConnectionState) => void
  /** What the other page says of its camera. */
  onLawan: (lawan: KeadaanLawan) => void
}

export const iceOf = ({ urls, username, credential, hanya_relay }: Turn): RTCConfiguration => ({
  iceServers: [{ urls, username, credential }],
  iceTransportPolicy: hanya_relay ? 'relay' : 'all',
  // Picture and sound share one path, and one allocation at the relay.
  bundlePolicy: 'max-bundle',
})

export type Hubungan = ReturnType<typeof makeHubungan>

/**
 * The connection to the other page. A page that has just come asks with `ulang`; the page that is asked makes a new connection and
 * offers it. Everything happens one after the other, so that no step finds a connection that another is changing.
 */
export function makeHubungan({ isTegas, bacaTurn, sinyal, onJauh, onKeadaan, onLawan }: Options) {
  let pc: RTCPeerConnection | null = null
  let trek: Trek = { suara: null, gambar: null, isSuaraSaja: false }
  let lawan: KeadaanLawan = { gambar: true, suaraSaja: false }
  let saluran: ReturnType<typeof bukaSaluran> | null = null
  let isClosed = false
  let steps: Promise<void> = Promise.resolve()
  const then = (step: () => Promise<void>) => {
    // A step that fails leaves a connection that does not come about: that is seen, and begins again.
    steps = steps.then(() => (isClosed ? undefined : step())).catch(() => undefined)
  }

  async function begin() {
    const turn = await bacaTurn()
    if (isClosed) return
    pc?.close()
    const mine = new RTCPeerConnection(iceOf(turn))
    pc = mine
    lawan = { gambar: true, suaraSaja: false }
    mine.onicecandidate = ({ candidate }) => candidate && mine === pc && sinyal.kirimKandidat(candidate.toJSON())
    mine.onnegotiationneeded = () => then(() => offer(mine))
    mine.onconnectionstatechange = () => mine === pc && onKeadaan(mine.connectionState)
    mine.ontrack = () => mine === pc && onJauh(new MediaStream(mine.getReceivers().map(({ track }) => track)))
    onKeadaan('connecting')
    return mine
  }

  /** The channel beside sound and picture, which says what a camera does: no picture needs a new offer. */
  function openChannel(mine: RTCPeerConnection) {
    saluran = bukaSaluran(mine, (said) => {
      if (mine !== pc) return
      lawan = said
      onLawan(said)
      then(() => lay(mine))
    })
    saluran.kirim({ gambar: trek.gambar !== null, suaraSaja: trek.isSuaraSaja })
  }

  /** Voice only is for both: where one side wants no picture, the other sends none. */
  const lay = async (mine: RTCPeerConnection) => {
    if (mine.signalingState === 'closed') return
    await pasangTrek(mine, lawan.suaraSaja ? { ...trek, gambar: null } : trek)
  }

  async function offer(mine: RTCPeerConnection) {
    if (mine !== pc || mine.signalingState !== 'stable') return
    await mine.setLocalDescription()
    sinyal.kirim({ deskripsi: { type: 'offer', sdp: hematSuara(mine.localDescription?.sdp ?? '') } })
  }

  /** A new connection with a place for sound and picture: that makes the browser ask for an offer. */
  async function beginAndOffer() {
    const mine = await begin()
    if (!mine) return
    mine.addTransceiver('audio')
    mine.addTransceiver('video')
    openChannel(mine)
    await lay(mine)
  }

  async function onOffer(sdp: string) {
    const known = pc?.remoteDescription?.sdp
    const isOtherPage = known !== undefined && sesiOf(known) !== sesiOf(sdp)
    const isCrossing = pc?.signalingState === 'have-local-offer'
    if (isCrossing && isTegas && !isOtherPage) return
    // The places of an own first offer cannot be taken back into an answer: that connection is given up.
    const isNew = !pc || isOtherPage || known === undefined
    if (isNew) await begin()
    const mine = pc
    if (!mine) return
    await mine.setRemoteDescription({ type: 'offer', sdp })
    if (isNew) openChannel(mine)
    await lay(mine)
    await mine.setLocalDescription()
    const answer = hematSuara(mine.localDescription?.sdp ?? '')
    sinyal.kirim({ deskripsi: { type: 'answer', sdp: jawabanUntuk(answer, sdp) } })
  }

  async function onAnswer(sdp: string) {
    if (pc?.signalingState !== 'have-local-offer' || !isJawabanUntuk(sdp, pc.localDescription?.sdp ?? '')) return
    await pc.setRemoteDescription({ type: 'answer', sdp })
  }

  async function onSinyal({ isi }: Sinyal) {
    if ('ulang' in isi) return beginAndOffer()
    if ('deskripsi' in isi)
      return isi.deskripsi.type === 'offer' ? onOffer(isi.deskripsi.sdp) : onAnswer(isi.deskripsi.sdp)
    // A candidate of a description that was passed over fits nothing.
    for (const kandidat of isi.kandidat) await pc?.addIceCandidate(kandidat).catch(() => undefined)
  }

  return {
    terima: (isi: Sinyal) => then(() => onSinyal(isi)),
    /** Asks the other page for a new connection. */
    mulai: () => sinyal.kirim({ ulang: true }),
    /**
     * Seeks other paths for the same connection, with a credential that is still valid. Both sides notice an interruption; the firm
     * one alone restarts: Chromium sends no picture after an offer that was rolled back.
     */
    pulihkan: () =>
      then(async () => {
        const mine = pc
        if (!mine || !isTegas) return
        mine.setConfiguration(iceOf(await bacaTurn()))
        mine.restartIce()
      }),
    kirimkan: (next: Trek) => {
      trek = next
      saluran?.kirim({ gambar: trek.gambar !== null, suaraSaja: trek.isSuaraSaja })
      then(async () => {
        if (pc) await lay(pc)
      })
    },
    statistik: async (): Promise<unknown[]> => (pc ? [...(await pc.getStats()).values()] : []),
    tutup: () => {
      isClosed = true
      pc?.close()
      pc = null
      onJauh(null)
    },
  }
}
