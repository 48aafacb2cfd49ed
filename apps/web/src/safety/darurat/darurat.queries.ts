import { listPerbaikan, listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import type { KonsultasiTampil, KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import {
  insertBukaDarurat,
  listBukaDarurat,
  listTinjauan,
  putTinjauan,
  removeBukaDarurat,
} from '@sehati/contract/safety/darurat.endpoints'
import { listKeberatan, putTanggapan } from '@sehati/contract/safety/keberatan.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ask, useSend } from '../../base/lib/api.ts'

/** The emergency accesses of the caller, newest first. */
export const bukaDaruratQuery = () => ask(listBukaDarurat)

/** Those that the caller can review, oldest first. */
export const tinjauanQuery = () => ask(listTinjauan)

/** The late corrections of replies that the caller can review, newest first. */
export const perbaikanQuery = () => ask(listPerbaikan)

/** The reports of accesses that the caller can answer, oldest first. */
export const keberatanQuery = () => ask(listKeberatan)

export const useBukaDarurat = () => useSend(insertBukaDarurat, [getKonsultasi, listBukaDarurat])
/** What was read goes with `useForget`; the detail is read again there. */
export const useTutupDarurat = () => useSend(removeBukaDarurat, [listBukaDarurat])
export const useTinjau = () => useSend(putTinjauan, [listTinjauan, getPerhatian])
export const useTanggapi = () => useSend(putTanggapan, [listKeberatan])

const isOpened = (k: KonsultasiTampil | undefined): boolean => k !== undefined && k.buka_sampai !== null

const closed = (k: KonsultasiTampil): KonsultasiTertutup => ({
  ...k,
  tertutup: true,
  keluhan: ISI_TERTUTUP,
  alasan_kunjungan: null,
  initial_consult: null,
  alasan_batal: null,
  pesan_pindah: null,
  tindak_lanjut: null,
  buka_sampai: null,
})

/**
 * Returns a function that closes what was opened by emergency access at once, also without a network, and reads it again. When
 * the page of the consultation is left, what was opened is dropped.
 */
export function useForget(jadwal_id: number | null): () => void {
  const cache = useQueryClient()
  useEffect(() => {
    const { queryKey } = ask(getKonsultasi, { jadwalid: jadwal_id ?? 0 })
    return () => {
      if (isOpened(cache.getQueryData(queryKey))) cache.removeQueries({ queryKey })
      cache.removeQueries({ queryKey: [listVersiBalasan.path] })
    }
  }, [cache, jadwal_id])
  return useCallback(() => {
    const all = { queryKey: [getKonsultasi.path] }
    cache.setQueriesData<KonsultasiTampil>(all, (k) => (k && isOpened(k) ? closed(k) : k))
    cache.removeQueries({ queryKey: [listVersiBalasan.path] })
    void cache.invalidateQueries(all)
  }, [cache])
}
