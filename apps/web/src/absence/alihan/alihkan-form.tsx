import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core'
import { putAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggalPukul, waktuSesi } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { bookingAlert, checkMove } from '../../booking/booking/booking.rules.ts'
import { InsertWaktuFields } from '../../booking/kelola/insert-waktu-fields.tsx'
import { useWaktuTenaga } from '../../booking/kelola/use-waktu-tenaga.ts'
import { refusalText } from '../../consultation/konsultasi/admin-refusal.rules.ts'
import { tenagaQuery, terdekatQuery, useTawarkan } from './alihan.queries.ts'

type AlihkanFormProps = InDialog & { konsultasi: KonsultasiTampil }

/** The colleagues of the same profession, each with the next free time; those who have one first, soonest first. */
function useRekan({ profesional_id, kelas }: KonsultasiTampil) {
  const [tenaga, terdekat] = [useQuery(tenagaQuery()), useQuery(terdekatQuery())]
  const order = new Map((terdekat.data ?? []).map((slot, at) => [slot.profesional_id, { slot, at }]))
  const rows = (tenaga.data ?? [])
    .filter((row) => row.profesional_id !== profesional_id && kelasOf(row.level_id) === kelas)
    .map((row) => ({ ...row, terdekat: order.get(row.profesional_id) ?? null }))
    .sort((a, b) => (a.terdekat?.at ?? Number.MAX_SAFE_INTEGER) - (b.terdekat?.at ?? Number.MAX_SAFE_INTEGER))
  return { rows, isPending: tenaga.isPending || terdekat.isPending, error: tenaga.error ?? terdekat.error }
}
type Rekan = ReturnType<typeof useRekan>['rows'][number]

function labelOf({ name, nama_spesialisasi, terdekat }: Rekan): string {
  if (!terdekat) return t`${name} (${nama_spesialisasi}), belum ada waktu kosong`
  const { tanggal, jam_mulai, zona } = terdekat.slot
  const waktu = tanggalPukul(tanggal, jam_mulai, zona)
  return t`${name} (${nama_spesialisasi}), kosong ${waktu}`
}

/** Offers a request that waits to another professional at a free time. Nothing moves before the patient agrees. */
export function AlihkanForm({ konsultasi: k, onSaved, onCancel }: AlihkanFormProps) {
  const { name, nama_profesional } = k
  const semula = waktuSesi(k)
  const rekan = useRekan(k)
  const [picked, setPicked] = useState(0)
  const profesional_id = picked || (rekan.rows[0]?.profesional_id ?? 0)
  const waktu = useWaktuTenaga(profesional_id, { jenis_id: k.jenis_id, semula: null })
  const [isTried, setIsTried] = useState(false)
  const offer = useTawarkan()
  const { slot, tanggal } = waktu
  const objection = checkMove({ hasChosen: waktu.chosen !== null, isFree: slot !== null })
  const isChosen = (picked > 0 || waktu.chosen !== null) && !offer.isSuccess
  useReportUnsaved(isChosen)

  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      if (!slot || !tanggal) return false
      await offer.mutateAsync({
        query: { jadwalid: k.jadwal_id },
        body: { profesional_id, jadwal_tenaga_id: slot.id, tanggal, jam_mulai: slot.jam_mulai },
      })
      showSuccess(putAlihan)
      onSaved()
    },
    {
      alertOf: (error) => ({
        judul: t`Belum ditawarkan`,
        isi: refusalText({ code: error.code, message: bookingAlert(error).isi }),
      }),
      refuse: waktu.reload,
    },
  )

  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          {nama_profesional} belum menjawab pengajuan {name} untuk {semula}. Pilih tenaga dan waktu yang ditawarkan.
          Jadwal tidak berubah sebelum pasien menyetujuinya.
        </Trans>
      </Text>
      <RefusalAlert refusal={refusal} />
      {!rekan.isPending && !rekan.error && rekan.rows.length === 0 ? (
        <Alert role="status" color="gray">
          <Trans>Tidak ada tenaga lain dengan profesi yang sama.</Trans>
        </Alert>
      ) : (
        <NativeSelect
          label={t`Tenaga profesional`}
          required
          data={
            rekan.isPending
              ? [{ value: '0', label: t`Memuat…` }]
              : rekan.rows.map((row) => ({ value: String(row.profesional_id), label: labelOf(row) }))
          }
          value={String(profesional_id)}
          error={rekan.error?.message}
          onChange={(event) => setPicked(Number(event.currentTarget.value))}
        />
      )}
      {profesional_id > 0 && (
        <InsertWaktuFields
          waktu={waktu}
          error={isTried && !offer.isPending ? objection?.isi : undefined}
          isSettled={offer.isPending || offer.isSuccess}
        />
      )}
      <FormFoot>
        <Button variant="default" onClick={onCancel}>
          <Trans>Batal</Trans>
        </Button>
        <Button loading={offer.isPending} disabled={profesional_id === 0} onClick={submit}>
          <Trans>Tawarkan kepada pasien</Trans>
        </Button>
      </FormFoot>
    </Stack>
  )
}
