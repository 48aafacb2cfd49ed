import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { resolveCuti } from '@sehati/contract/booking/cuti.endpoints'
import type { Cuti } from '@sehati/contract/booking/cuti.schema'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { FormAlert, focusFirstError } from '../../base/ui/form-errors.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PenyelesaianFoot } from '../terdampak/penyelesaian-foot.tsx'
import { TindakanList } from '../terdampak/tindakan-list.tsx'
import { useTindakan } from '../terdampak/use-tindakan.ts'
import { useResolveCuti } from './cuti.queries.ts'
import { rentangCuti } from './cuti.rules.ts'

type SelesaikanCutiProps = {
  cuti: Cuti
  onDone: () => void
  onCancel: () => void
}

const baca = { hari: listKetersediaanTenpro, slot: listSlotTenpro }

/** Decides about the consultations that a leave strands, with one message to their patients, all in one act. */
export function SelesaikanCuti({ cuti, onDone, onCancel }: SelesaikanCutiProps) {
  const { terdampak } = cuti
  const rentang = rentangCuti(cuti)
  const masih = plural(terdampak.length, { other: '# konsultasi masih terjadwal pada masa cuti ini.' })
  const tindakan = useTindakan(`cuti:${cuti.cuti_id}`, terdampak)
  const form = useRef<HTMLFormElement>(null)
  const resolve = useResolveCuti()
  const cache = useQueryClient()
  useReportUnsaved(tindakan.isTouched)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (resolve.isPending) return
    const { isWrong, penyelesaian } = tindakan.check()
    if (isWrong || !penyelesaian) return focusFirstError(form.current)
    try {
      const left = await resolve.mutateAsync({ body: { cuti_id: cuti.cuti_id, ...penyelesaian } })
      showNotice('success', { judul: t`Berhasil`, isi: resolveCuti.message })
      if (left.terdampak.length === 0) return onDone()
      tindakan.reset()
    } catch (caught) {
      tindakan.refuse(caught as ApiError)
      void cache.invalidateQueries({ queryKey: [listKetersediaanTenpro.path] })
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Cuti {rentang}. {masih} Yang belum diputuskan tetap terjadwal dan dapat diputuskan nanti dari daftar cuti.
          </Trans>
        </Text>
        {resolve.error && (
          <FormAlert key={resolve.submittedAt} judul={resolve.error.judul} isi={resolve.error.message} />
        )}
        <TindakanList rows={terdampak} tindakan={tindakan} baca={baca} isPending={resolve.isPending} />
        <PenyelesaianFoot tindakan={tindakan} isPending={resolve.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
