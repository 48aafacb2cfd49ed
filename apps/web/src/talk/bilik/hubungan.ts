import type { Sinyal, Turn } from '@sehati/contract/talk/bilik.schema'
import { pasangTrek, type Trek } from './pasang-trek.ts'
import { bukaSaluran, type KeadaanLawan } from './saluran.ts'
import { hematSuara, isJawabanUntuk, jawabanUntuk, sesiOf } from './sdp.rules.ts'
import type { Sinyalan } from './sinyal.ts'

type Options = {
  /** True on the page of the professional: the *impolite* peer of perfect negotiation (WebRTC 1.0, 10.7), whose offer counts when both offer at once. */
  isImpolite: boolean
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
export function makeHubungan({ isImpolite, bacaTurn, sinyal, onJauh, onKeadaan, onLawan }: Options) {
  let pc: RTCPeerConnection | null = null
  let trek: Trek = { suara: null, gambar: null, isSuaraSaja: false }
  let lawan: KeadaanLawan = { gambar: true, suaraSaja: false }
  let saluran: ReturnType<typeof bukaSaluran> | null = null
  let isClosed = false
  let steps: Promise<void> = Promise.resolve()
  const enqueue = (step: () => Promise<void>) => {
    // A step that fails leaves the page unconnected: `use-panggilan.ts` sees that and starts again.
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
    mine.onnegotiationneeded = () => enqueue(() => offer(mine))
    mine.onconnectionstatechange = () => mine === pc && onKeadaan(mine.connectionState)
    mine.ontrack = () => mine === pc && onJauh(new MediaStream(mine.getReceivers().map(({ track }) => track)))
    onKeadaan('connecting')
    return mine
  }

  /** The channel beside sound and picture. It says whether the camera is on, so that turning it on or off needs no new offer. */
  function openChannel(mine: RTCPeerConnection) {
    saluran = bukaSaluran(mine, (said) => {
      if (mine !== pc) return
      lawan = said
      onLawan(said)
      enqueue(() => sendTracks(mine))
    })
    saluran.kirim({ gambar: trek.gambar !== null, suaraSaja: trek.isSuaraSaja })
  }

  /** Voice only is for both: where one side wants no picture, the other sends none. */
  const sendTracks = async (mine: RTCPeerConnection) => {
    if (mine.signalingState === 'closed') return
    await pasangTrek(mine, lawan.suaraSaja ? { ...trek, gambar: null } : trek)
  }

  async function offer(mine: RTCPeerConnection) {
    if (mine !== pc || mine.signalingState !== 'stable') return
    await mine.setLocalDescription()
    sinyal.kirim({ deskripsi: { type: 'offer', sdp: hematSuara(mine.localDescription?.sdp ?? '') } })
  }

  /** A new connection with a transceiver for sound and one for picture: they make the browser ask for an offer. */
  async function beginAndOffer() {
    const mine = await begin()
    if (!mine) return
    mine.addTransceiver('audio')
    mine.addTransceiver('video')
    openChannel(mine)
    await sendTracks(mine)
  }

  async function onOffer(sdp: string) {
    const known = pc?.remoteDescription?.sdp
    const isOtherPage = known !== undefined && sesiOf(known) !== sesiOf(sdp)
    const isCrossing = pc?.signalingState === 'have-local-offer'
    if (isCrossing && isImpolite && !isOtherPage) return
    // Transceivers of `addTransceiver` are not matched to an offer of the other page. Where this page has only offered so far, it
    // drops that connection and answers on a new one.
    const isNew = !pc || isOtherPage || known === undefined
    if (isNew) await begin()
    const mine = pc
    if (!mine) return
    await mine.setRemoteDescription({ type: 'offer', sdp })
    if (isNew) openChannel(mine)
    await sendTracks(mine)
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
    // A candidate of a description that was ignored above fits no connection.
    for (const kandidat of isi.kandidat) await pc?.addIceCandidate(kandidat).catch(() => undefined)
  }

  return {
    terima: (isi: Sinyal) => enqueue(() => onSinyal(isi)),
    /** Asks the other page for a new connection. */
    mulai: () => sinyal.kirim({ ulang: true }),
    /**
     * Seeks other paths for the same connection, with a credential that is still valid. Both sides notice an interruption; the impolite
     * one alone restarts: Chromium sends no picture after an offer that was rolled back.
     */
    pulihkan: () =>
      enqueue(async () => {
        const mine = pc
        if (!mine || !isImpolite) return
        mine.setConfiguration(iceOf(await bacaTurn()))
        mine.restartIce()
      }),
    kirimkan: (next: Trek) => {
      trek = next
      saluran?.kirim({ gambar: trek.gambar !== null, suaraSaja: trek.isSuaraSaja })
      enqueue(async () => {
        if (pc) await sendTracks(pc)
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
