import { maxLength } from '@sehati/contract/base/constants'
import type { JenisRekam } from '@sehati/contract/care/rekam.schema'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSimpanDraf } from './rekam.queries.ts'

/** How long after the last key a draft is saved, and after a failure again. */
const PAUSE_MS = 1_500
const RETRY_MS = 10_000

/** What the server has of a note: its newest signed version and the revision of its draft, each 0 where there is none. */
export type Terlihat = { dasar_versi: number; revisi: number }
/** `usang`: another editor has changed the note; nothing is saved before its text was read. */
export type KeadaanDraf = 'tersimpan' | 'menunggu' | 'menyimpan' | 'gagal' | 'panjang' | 'usang'

type Draf = {
  isi: string
  saved: string
  seen: Terlihat
  isStale: boolean
  saving: Promise<boolean> | null
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * The text of a draft, saved on the server while it is typed and in no storage of the browser. One request at a time: the
 * next one says which revision it continues.
 */
export function useDraf(
  of: { jadwal_id: number; jenis: JenisRekam },
  start: { isi: string; seen: Terlihat },
  onStale: () => void,
) {
  const [isi, setIsi] = useState(start.isi)
  const [keadaan, setKeadaan] = useState<KeadaanDraf>('tersimpan')
  const draf = useRef<Draf>({
    isi: start.isi,
    saved: start.isi,
    seen: start.seen,
    isStale: false,
    saving: null,
    timer: undefined,
  }).current
  const { mutateAsync } = useSimpanDraf()

  const saveSoon = (ms: number) => {
    clearTimeout(draf.timer)
    draf.timer = setTimeout(() => void save(), ms)
  }

  async function send(text: string): Promise<boolean> {
    setKeadaan('menyimpan')
    try {
      const body = { jenis: of.jenis, isi: text, ...draf.seen }
      const { dasar_versi, revisi } = await mutateAsync({ query: { jadwalid: of.jadwal_id }, body })
      draf.seen = { dasar_versi, revisi }
      draf.saved = text
      setKeadaan(draf.isi === text ? 'tersimpan' : 'menunggu')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'VERSION_STALE') markStale()
      else {
        setKeadaan('gagal')
        saveSoon(RETRY_MS)
      }
      return false
    }
  }

  /** Another editor has changed the note: nothing is saved from here before its text was read. */
  function markStale() {
    draf.isStale = true
    setKeadaan('usang')
    onStale()
  }

  /** Resolves to whether the server has all that is typed. */
  async function save(): Promise<boolean> {
    clearTimeout(draf.timer)
    if (draf.saving) {
      const isDone = await draf.saving
      return isDone && save()
    }
    if (draf.isi === draf.saved) return true
    if (draf.isStale || draf.isi.length > maxLength.rekam) return false
    draf.saving = send(draf.isi)
    const isDone = await draf.saving
    draf.saving = null
    return isDone && save()
  }

  const type = (text: string) => {
    setIsi(text)
    draf.isi = text
    if (draf.isStale) return
    const isLong = text.length > maxLength.rekam
    setKeadaan(isLong ? 'panjang' : 'menunggu')
    if (isLong) clearTimeout(draf.timer)
    else saveSoon(PAUSE_MS)
  }

  /** The newer text was read: what is typed here takes its place. */
  const takeOver = (seen: Terlihat) => {
    draf.seen = seen
    draf.isStale = false
    // Also where nothing was typed since: the other text is what the server has.
    draf.saved = `${draf.isi}\n`
    return save()
  }

  // The last words before the end of the session, which the server does not have.
  useDraft(`catatan:${of.jadwal_id}:${of.jenis}`, {
    read: () => (draf.isi === draf.saved ? null : { isi: draf.isi, seen: draf.seen }),
    onFound: ({ isi, seen }) => {
      draf.seen = seen
      type(isi)
      void save()
    },
  })

  // Leaving the page, or the app on a phone, does not wait for the pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the ref has then
  useEffect(() => {
    const saveNow = () => void (document.visibilityState === 'hidden' && save())
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      void save()
      clearTimeout(draf.timer)
    }
  }, [])

  return {
    isi,
    keadaan,
    type,
    save,
    takeOver,
    markStale,
    seen: () => draf.seen,
    isUnsaved: () => draf.isi !== draf.saved,
  }
}
