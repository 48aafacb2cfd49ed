import { t } from '@lingui/core/macro'
import type { ImporHasil, JenisImpor } from '@sehati/contract/staffing/impor.schema'
import { useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { useCheckImpor, useImpor } from './impor.queries.ts'
import { csvRefusal } from './impor.rules.ts'

export type Refusal = { judul: string; isi: string }

type Chosen = { nama: string; csv: string }

/**
 * A file to import: read once, checked by the server, and stored as it was checked, even if it changes on the disk
 * meanwhile. A component that turns to another kind of import must be mounted again (`key`).
 */
export function useImporFile(jenis: JenisImpor) {
  const check = useCheckImpor()
  const send = useImpor()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [hasil, setHasil] = useState<ImporHasil | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setRefusal({ judul: error.judul, isi: error.message })
  }

  const tryOut = async ({ nama, csv }: Chosen) => {
    setHasil(null)
    try {
      setHasil(await check.mutateAsync({ query: { jenis, coba: 1 }, body: { csv } }))
      setChosen({ nama, csv })
    } catch (error) {
      refuse(error)
    }
  }

  const choose = async (file: File) => {
    setChosen(null)
    setHasil(null)
    const isi = csvRefusal(file)
    setRefusal(isi ? { judul: t`Berkas belum diperiksa`, isi } : null)
    if (isi === null) await tryOut({ nama: file.name, csv: await file.text() })
  }

  const store = async () => {
    if (chosen === null || send.isPending) return
    setRefusal(null)
    try {
      setHasil(await send.mutateAsync({ query: { jenis, coba: 0 }, body: { csv: chosen.csv } }))
    } catch (error) {
      refuse(error)
      // Another person was quicker since the check: it is repeated, so that the rows say what is wrong with them now.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) await tryOut(chosen)
    }
  }

  const restart = () => {
    setChosen(null)
    setHasil(null)
    setRefusal(null)
  }

  return {
    nama: chosen?.nama ?? null,
    hasil,
    refusal,
    isChecking: check.isPending,
    isStoring: send.isPending,
    choose,
    store,
    restart,
  }
}
