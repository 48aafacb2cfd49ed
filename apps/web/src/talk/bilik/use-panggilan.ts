import type { Bilik } from '@sehati/contract/talk/bilik.schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bacaTurn, type Tempat } from './bilik.queries.ts'
import { type Hubungan, makeHubungan } from './hubungan.ts'
import { nilaiJaringan, type Sample, terbaru } from './jaringan.rules.ts'
import type { Trek } from './pasang-trek.ts'
import { type Connection, langkahPulih } from './pulih.rules.ts'
import type { KeadaanLawan } from './saluran.ts'
import { sampleOf } from './samples.ts'
import { makeSinyal, type Sinyalan } from './sinyal.ts'

const LIHAT_MS = 500
const UKUR_MS = 1_000

type Panggilan = {
  tempat: Tempat
  bilik: Bilik | undefined
  trek: Trek
  isLive: boolean
  /** The seat is taken again: with it begins what follows an interruption that did not mend. */
  onMasukLagi: () => void
  /** The network carries no picture. */
  onLemah: () => void
}

/** The other page, where both are inside. */
const lawanDi = (bilik: Bilik | undefined): string | null =>
  bilik?.video && bilik.keadaan === 'di dalam' && bilik.lawan.keadaan === 'di dalam' ? bilik.lawan.sambungan : null

/** The call with the other page: begun, measured and mended while both are inside. */
export function usePanggilan({ tempat, bilik, trek, isLive, onMasukLagi, onLemah }: Panggilan) {
  const { jadwal_id, sambungan } = tempat
  const [jauh, setJauh] = useState<MediaStream | null>(null)
  const [keadaan, setKeadaan] = useState<RTCPeerConnectionState>('new')
  const [kamera, setKamera] = useState<KeadaanLawan>({ gambar: true, suaraSaja: false })
  const [tawarkanChat, setTawarkanChat] = useState(false)
  const [lawan, setLawan] = useState<string | null>(null)
  const line = useRef<{ hubungan: Hubungan; sinyal: Sinyalan } | null>(null)
  const latest = useEffectEvent(() => ({ trek, isLive, onMasukLagi, onLemah }))

  // A call outlives a server that is away: the other seat looks empty then, and picture and sound still arrive.
  const here = lawanDi(bilik)
  const next = here ?? (keadaan === 'connected' && bilik?.lawan.keadaan === null ? lawan : null)
  if (next !== lawan) setLawan(next)
  const isImpolite = bilik?.peran === 'tenaga'

  useEffect(() => {
    if (!lawan) return
    const mine = { jadwal_id, sambungan }
    let isGone = false
    let s: Connection = { keadaan: 'new', sejak: performance.now(), percobaan: 0, mulaiPercobaan: 0 }
    let samples: Sample[] = []
    let isTanpaGambar = false
    const sinyal = makeSinyal(mine, (one) => one.dari === lawan && hubungan.terima(one))
    const hubungan = makeHubungan({
      isImpolite,
      bacaTurn: () => bacaTurn(mine),
      sinyal,
      onJauh: setJauh,
      onLawan: (said) => {
        isTanpaGambar = said.suaraSaja
        if (!isGone) setKamera(said)
      },
      onKeadaan: (is) => {
        s = { ...s, keadaan: is, sejak: performance.now(), ...(is === 'connected' && { percobaan: 0 }) }
        if (is !== 'connected') samples = []
        if (!isGone) setKeadaan(is)
      },
    })
    line.current = { hubungan, sinyal }
    hubungan.kirimkan(latest().trek)
    void sinyal.lewati().then(() => hubungan.mulai())

    const look = setInterval(() => {
      const now = performance.now()
      const step = langkahPulih(s, now)
      if (step === 'ice') {
        s = { ...s, percobaan: s.percobaan + 1, mulaiPercobaan: now }
        hubungan.pulihkan()
      } else if (step === 'masuk') {
        s = { keadaan: 'new', sejak: now, percobaan: 0, mulaiPercobaan: 0 }
        latest().onMasukLagi()
        hubungan.mulai()
      }
    }, LIHAT_MS)

    const measure = setInterval(async () => {
      // Without live events a new connection waits for no heartbeat.
      if (s.keadaan !== 'connected' && !latest().isLive) void sinyal.baca()
      if (s.keadaan !== 'connected') return
      const rows = await hubungan.statistik().catch(() => [])
      if (isGone || s.keadaan !== 'connected') return
      samples = terbaru([...samples, sampleOf(rows, performance.now())])
      const anjuran = nilaiJaringan(samples, {
        isMengirimVideo: latest().trek.gambar !== null && !isTanpaGambar,
      })
      setTawarkanChat(anjuran.tawarkanChat)
      if (anjuran.matikanVideo) latest().onLemah()
    }, UKUR_MS)

    return () => {
      isGone = true
      clearInterval(look)
      clearInterval(measure)
      sinyal.stop()
      hubungan.tutup()
      line.current = null
      setKeadaan('new')
      setKamera({ gambar: true, suaraSaja: false })
      setTawarkanChat(false)
    }
  }, [lawan, isImpolite, jadwal_id, sambungan])

  useEffect(() => line.current?.hubungan.kirimkan(trek), [trek])

  return {
    jauh,
    keadaan,
    tawarkanChat,
    isTerhubung: keadaan === 'connected',
    /** The other camera is on, and this page wants to see it. */
    adaGambar: keadaan === 'connected' && kamera.gambar && !trek.isSuaraSaja,
    /** Both are there, and no picture or sound passes yet or any more. */
    isMenyambung: lawan !== null && keadaan !== 'connected',
    bacaSinyal: () => void line.current?.sinyal.baca(),
  }
}
