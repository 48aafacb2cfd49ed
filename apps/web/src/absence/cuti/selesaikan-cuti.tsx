import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { resolveCuti } from '@sehati/contract/absence/cuti.endpoints'
import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PenyelesaianFoot } from '../terdampak/penyelesaian-foot.tsx'
import { TindakanList } from '../terdampak/tindakan-list.tsx'
import { useTindakan } from '../terdampak/use-tindakan.ts'
import { bacaFor, type Untuk, useResolveCuti } from './cuti.queries.ts'
import { rentangCuti } from './cuti.rules.ts'

type SelesaikanCutiProps = {
  cuti: Cuti
  untuk: Untuk
  onDone: () => void
  onCancel: () => void
}

/** Decides about the consultations that a leave strands, with one message to their patients, all in one act. */
export function SelesaikanCuti({ cuti, untuk, onDone, onCancel }: SelesaikanCutiProps) {
  const { terdampak } = cuti
  const rentang = rentangCuti(cuti)
  const masih = plural(terdampak.length, { other: '# konsultasi masih terjadwal pada masa cuti ini.' })
  const tindakan = useTindakan(`cuti:${cuti.cuti_id}`, terdampak)
  const resolve = useResolveCuti(untuk)
  const cache = useQueryClient()
  const baca = bacaFor(untuk)
  useReportUnsaved(tindakan.isTouched)

  const { submit, refusal } = useSubmit(
    async () => {
      const { isWrong, penyelesaian } = tindakan.check()
      if (isWrong || !penyelesaian) return false
      const left = await resolve.mutateAsync({ body: { cuti_id: cuti.cuti_id, ...penyelesaian } })
      showSuccess(resolveCuti)
      if (left.terdampak.length === 0) return onDone()
      tindakan.reset()
    },
    {
      refuse: (error) => {
        tindakan.refuse(error)
        void cache.invalidateQueries({ queryKey: [baca.hari.path] })
      },
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Cuti {rentang}. {masih} Yang belum diputuskan tetap terjadwal dan dapat diputuskan nanti dari daftar cuti.
          </Trans>
        </Text>
        <RefusalAlert refusal={refusal} />
        <TindakanList
          rows={terdampak}
          tindakan={tindakan}
          baca={baca}
          isPending={resolve.isPending}
          canOffer
          canHandOver={untuk !== null}
        />
        <PenyelesaianFoot tindakan={tindakan} isPending={resolve.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
