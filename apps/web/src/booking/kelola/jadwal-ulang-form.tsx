import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { alerts } from '@sehati/contract/base/texts'
import { rescheduleKonsultasiAdmin } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { tanggalOf, waktuSesi } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { refusalText } from '../../consultation/konsultasi/admin-refusal.rules.ts'
import { useRescheduleAdmin } from '../../consultation/konsultasi/konsultasi-admin.queries.ts'
import { metodeKata } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { bookingAlert } from '../booking/booking.rules.ts'
import { MetodeField } from '../booking/metode-field.tsx'
import { moveOf } from '../booking/pindah.rules.ts'
import { InsertWaktuFields } from './insert-waktu-fields.tsx'
import { useWaktuTenaga } from './use-waktu-tenaga.ts'

type JadwalUlangFormProps = {
  konsultasi: KonsultasiTampil
  onSaved: () => void
  onCancel: () => void
}

/** Moves a consultation to a free slot of the same professional, in an admin's hand; what was agreed on stays agreed. */
export function JadwalUlangForm({ konsultasi: k, onSaved, onCancel }: JadwalUlangFormProps) {
  const { name, nama_profesional } = k
  const semula = waktuSesi(k)
  const waktu = useWaktuTenaga(k.profesional_id, {
    jenis_id: k.jenis_id,
    semula: { tanggal: tanggalOf(k.tanggal), jam_mulai: k.jam_mulai },
  })
  const [metode, setMetode] = useState(k.metode_konsultasi)
  const [isTried, setIsTried] = useState(false)
  const move = useRescheduleAdmin()
  const { to, objection } = moveOf(k, { ...waktu, hasChosen: waktu.chosen !== null }, metode)
  const isChosen = (waktu.chosen !== null || metode !== k.metode_konsultasi) && !move.isSuccess
  useReportUnsaved(isChosen)

  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      if (!to) return false
      const moved = await move.mutateAsync({ query: { jadwalid: k.jadwal_id }, body: to })
      const [kapan, cara] = [waktuSesi(moved), metodeKata(moved)]
      showNotice('success', {
        judul: alerts.bookingSuccess.judul,
        isi: `${say(rescheduleKonsultasiAdmin.message)} ${t`Sekarang: ${kapan}, ${cara}.`}`,
      })
      onSaved()
    },
    {
      alertOf: (error) => {
        const { isi, items } = bookingAlert(error)
        return { judul: t`Jadwal belum diubah`, isi: refusalText({ code: error.code, message: isi }), items }
      },
      refuse: waktu.reload,
    },
  )

  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Pilih waktu atau metode pengganti untuk konsultasi {name} dengan {nama_profesional}, {semula}. Status
          konsultasi tidak berubah.
        </Trans>
      </Text>
      <RefusalAlert refusal={refusal} />
      <InsertWaktuFields
        waktu={waktu}
        error={isTried && !move.isPending ? objection?.isi : undefined}
        isSettled={move.isPending || move.isSuccess}
      />
      <MetodeField semula={k.metode_konsultasi} value={metode} onChange={setMetode} />
      <FormFoot>
        <Button variant="default" onClick={onCancel}>
          <Trans>Batal</Trans>
        </Button>
        <Button loading={move.isPending} onClick={submit}>
          <Trans>Simpan jadwal baru</Trans>
        </Button>
      </FormFoot>
    </Stack>
  )
}
