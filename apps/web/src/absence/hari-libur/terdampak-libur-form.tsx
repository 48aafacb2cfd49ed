import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { HariLibur } from '@sehati/contract/absence/hari-libur.schema'
import type { KonsultasiTerdampak } from '@sehati/contract/absence/terdampak.schema'
import { useQueryClient } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { denganJam, zonaBersama } from '../../schedule/ketersediaan/jam-tutup.ts'
import { PenyelesaianFoot } from '../terdampak/penyelesaian-foot.tsx'
import { TindakanList } from '../terdampak/tindakan-list.tsx'
import { useTindakan } from '../terdampak/use-tindakan.ts'
import { useTerdampak, useUpdateHariLibur } from './hari-libur.queries.ts'
import { bacaAdmin, pesanLibur } from './terdampak-libur.rules.ts'

export type LiburTersimpan = Omit<HariLibur, 'jumlah_terdampak'>
type TerdampakLiburProps = {
  libur: LiburTersimpan
  onDone: () => void
  onCancel: () => void
}

/** The consultations that a holiday of the calendar strands, to be moved or cancelled in one act. */
export function TerdampakLibur(props: TerdampakLiburProps) {
  const { tanggal, nama } = props.libur
  const terdampak = useTerdampak(tanggal, props.libur)
  const kapan = denganJam(tanggalPanjang(tanggal), props.libur, zonaBersama(terdampak.data ?? []))
  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Klinik tutup pada {kapan} ({nama}). Konsultasi berikut masih terjadwal pada tanggal itu.
        </Trans>
      </Text>
      <List
        query={terdampak}
        empty={{ isi: t`Tidak ada lagi konsultasi yang terdampak.` }}
        skeleton={<SkeletonLines rows={2} height={120} />}
      >
        {(rows) => <Form rows={rows} {...props} />}
      </List>
    </Stack>
  )
}

function Form({ rows, libur, onDone, onCancel }: TerdampakLiburProps & { rows: KonsultasiTerdampak[] }) {
  const tindakan = useTindakan(`terdampak-libur:${libur.id}`, rows, pesanLibur(libur, rows))
  const save = useUpdateHariLibur()
  const cache = useQueryClient()
  useReportUnsaved(tindakan.isTouched)

  const { submit, refusal } = useSubmit(
    async () => {
      const { isWrong, penyelesaian } = tindakan.check()
      if (isWrong || !penyelesaian) return false
      const { id, tanggal, nama, jenis, buka } = libur
      const left = await save.mutateAsync({ query: { id }, body: { tanggal, nama, jenis, buka, penyelesaian } })
      showNotice('success', { judul: t`Berhasil`, isi: t`Konsultasi yang terdampak sudah diproses.` })
      if (left.terdampak.length === 0) return onDone()
      tindakan.reset()
    },
    {
      refuse: (error) => {
        tindakan.refuse(error)
        void cache.invalidateQueries({ queryKey: [bacaAdmin.hari.path] })
      },
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <TindakanList
          rows={rows}
          tindakan={tindakan}
          baca={bacaAdmin}
          isPending={save.isPending}
          detail={({ jadwal_id, name }) => (
            <TextLink
              to={inArea(1, `/konsultasi/detail/${jadwal_id}`)}
              size="sm"
              fw={600}
              aria-label={t`Detail konsultasi ${{ pasien: name }}`}
            >
              <Trans>Detail</Trans>
            </TextLink>
          )}
        />
        <PenyelesaianFoot tindakan={tindakan} isPending={save.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
