import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { type Alert, alerts } from '@sehati/contract/base/texts'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useRef, useState } from 'react'
import { tanggalOf, waktuSesi } from '../../base/lib/tanggal.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { later } from '../../base/ui/later.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { metodeKata } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { useRescheduleKonsultasi } from './booking.queries.ts'
import { bookingAlert } from './booking.rules.ts'
import { focusWaktu } from './focus-waktu.ts'
import { MetodeField } from './metode-field.tsx'
import { moveOf } from './pindah.rules.ts'
import { useWaktu } from './use-waktu.ts'
import { WaktuPicker } from './waktu-picker.tsx'

const JenisPicker = later(() => import('./jenis-picker.tsx').then((file) => file.JenisPicker), null)
// Fetched by itself, as on the booking page: a file that both import would be part of that page.
const JendelaNote = later(() => import('./jendela-note.tsx').then((file) => file.JendelaNote), null)

type JadwalUlangDialogProps = { konsultasi: KonsultasiTampil; now: Date; isOpen: boolean; onClose: () => void }

/** Moves a consultation to another slot of the same professional. */
export const JadwalUlangDialog = ({ isOpen, onClose, ...rest }: JadwalUlangDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul={t`Ubah jadwal`} width="46rem">
    <JadwalUlangForm {...rest} onClose={onClose} />
  </Dialog>
)

function JadwalUlangForm({ konsultasi: k, now, onClose }: Omit<JadwalUlangDialogProps, 'isOpen'>) {
  const waktu = useWaktu(k.profesional_id, now, {
    mine: { id: k.jadwal_tenaga_id, tanggal: tanggalOf(k.tanggal) },
    ...(k.jenis_id !== JENIS_UMUM.jenis_id && { jenis_id: k.jenis_id }),
  })
  const moved = { tanggal: tanggalOf(k.tanggal), jam_mulai: k.jam_mulai, nama_jenis: k.nama_jenis }
  const [metode, setMetode] = useState(k.metode_konsultasi)
  const [objection, setObjection] = useState<Alert | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const { nama_profesional } = k
  const semula = waktuSesi(k)
  const reschedule = useRescheduleKonsultasi()

  const { submit, refusal } = useSubmit(
    async () => {
      const { to, objection } = moveOf(k, { ...waktu, hasChosen: waktu.chosen !== null }, metode)
      setObjection(objection)
      if (objection) {
        showNotice('error', objection)
        return focusWaktu(form.current)
      }
      waktu.request()
      const moved = await reschedule.mutateAsync({ query: { jadwalid: k.jadwal_id }, body: to })
      onClose()
      const [kapan, cara] = [waktuSesi(moved), metodeKata(moved)]
      showNotice('success', { judul: alerts.bookingSuccess.judul, isi: t`Konsultasi Anda: ${kapan}, ${cara}.` })
    },
    {
      alertOf: (error) => ({ ...bookingAlert(error), judul: t`Jadwal belum diubah` }),
      refuse: waktu.afterFailure,
    },
  )

  return (
    <Stack gap="lg" ref={form}>
      <Text size="sm">
        <Trans>
          Pilih waktu atau metode pengganti untuk konsultasi {semula} dengan {nama_profesional}. Perubahan menunggu
          persetujuan {nama_profesional}.
        </Trans>
      </Text>
      <WaktuPicker
        waktu={waktu}
        isSettled={reschedule.isPending || reschedule.isSuccess}
        types={waktu.jenis && <JenisPicker profesional_id={k.profesional_id} waktu={waktu} moved={moved} />}
        Note={JendelaNote}
        error={objection?.isi}
      />
      <MetodeField semula={k.metode_konsultasi} value={metode} onChange={setMetode} />
      <RefusalAlert refusal={refusal} />
      <FormFoot>
        <Button variant="default" onClick={onClose}>
          <Trans>Tidak jadi</Trans>
        </Button>
        <Button loading={reschedule.isPending} onClick={submit}>
          <Trans>Simpan jadwal baru</Trans>
        </Button>
      </FormFoot>
    </Stack>
  )
}
