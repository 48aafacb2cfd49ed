import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { JENIS_UMUM, maxLength } from '@sehati/contract/base/constants'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { refusalText } from '../../consultation/konsultasi/admin-refusal.rules.ts'
import { type DraftErrors, judgeDraft } from '../../consultation/konsultasi/booking-draft.rules.ts'
import { tenagaPilihanQuery, useInsertKonsultasi } from '../../consultation/konsultasi/konsultasi-admin.queries.ts'
import { PasienField } from '../../people/user/pasien-field.tsx'
import { bookingAlert } from '../booking/booking.rules.ts'
import { type MetodePilihan, metodeOf } from '../booking/metode.ts'
import { InsertWaktuFields } from './insert-waktu-fields.tsx'
import { useWaktuTenaga } from './use-waktu-tenaga.ts'

const metode = () => [
  { value: 'reguler', label: t`Online` },
  { value: 'bpjs', label: t`Offline` },
]
const layanan = () => [
  { value: '0', label: t`Reguler` },
  { value: '1', label: t`BPJS` },
]
const empty = { metodePilihan: 'reguler' as MetodePilihan, use_bpjs: 0 as 0 | 1, keluhan: '' }

type InsertKonsultasiFormProps = { onSaved: () => void; onCancel: () => void }

/** Books for a patient. What was chosen and typed stays through every refusal. */
export function InsertKonsultasiForm({ onSaved, onCancel }: InsertKonsultasiFormProps) {
  const tenaga = useQuery(tenagaPilihanQuery())
  const [profesional_id, setProfesional] = useState(0)
  const [pasien, setPasien] = useState<UserTemuan | null>(null)
  const [isian, setIsian] = useState(empty)
  useDraft('pengajuan-admin', {
    read: () => (isian.keluhan === '' ? null : { isian, pasien }),
    onFound: (found) => {
      setIsian(found.isian)
      setPasien(found.pasien)
    },
  })
  const waktu = useWaktuTenaga(profesional_id)
  const [isTried, setIsTried] = useState(false)
  const send = useInsertKonsultasi()
  const isTouched = pasien !== null || profesional_id > 0 || isian !== empty
  useReportUnsaved(isTouched)

  const { slot, tanggal } = waktu
  const { jenis_id } = waktu.jenis
  const draft = { ...isian, pasien, profesional_id, hasChosen: waktu.chosen !== null, isFree: slot !== null }
  const errors: DraftErrors = isTried ? judgeDraft(draft) : {}
  const change = (patch: Partial<typeof empty>) => setIsian((before) => ({ ...before, ...patch }))

  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      const isWrong = Object.keys(judgeDraft(draft)).length > 0
      if (isWrong || !pasien || !slot || !tanggal) return false
      await send.mutateAsync({
        body: {
          user_id: pasien.user_id,
          profesional_id,
          jadwal_tenaga_id: slot.id,
          tanggal,
          jam_mulai: slot.jam_mulai,
          ...(jenis_id !== JENIS_UMUM.jenis_id && { jenis_id }),
          metode_konsultasi: metodeOf[isian.metodePilihan],
          use_bpjs: isian.use_bpjs,
          keluhan: isian.keluhan,
        },
      })
      onSaved()
    },
    {
      alertOf: (error) => {
        const alert = bookingAlert(error)
        return { ...alert, isi: refusalText({ code: error.code, message: alert.isi }) }
      },
      refuse: waktu.reload,
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <PasienField pasien={pasien} error={say(errors.pasien)} onPick={setPasien} />
        <NativeSelect
          label={t`Tenaga profesional`}
          required
          data={[
            { value: '0', label: tenaga.isPending ? t`Memuat…` : t`Pilih tenaga profesional` },
            ...(tenaga.data ?? []).map((row) => ({
              value: String(row.profesional_id),
              label: `${row.name} (${row.nama_spesialisasi})`,
            })),
          ]}
          value={String(profesional_id)}
          error={say(errors.profesional) ?? tenaga.error?.message}
          onChange={(event) => setProfesional(Number(event.currentTarget.value))}
        />
        {profesional_id > 0 && <InsertWaktuFields waktu={waktu} error={errors.slot} isSettled={send.isPending} />}
        <Columns three="xs">
          <NativeSelect
            label={t`Metode konsultasi`}
            data={metode()}
            value={isian.metodePilihan}
            onChange={(event) => change({ metodePilihan: event.currentTarget.value as MetodePilihan })}
          />
          <NativeSelect
            label={t`Layanan`}
            data={layanan()}
            value={String(isian.use_bpjs)}
            description={
              isian.use_bpjs === 1 && pasien?.no_bpjs === null
                ? t`Pasien ini belum memiliki nomor BPJS pada profilnya.`
                : undefined
            }
            onChange={(event) => change({ use_bpjs: event.currentTarget.value === '1' ? 1 : 0 })}
          />
          <TextInput label={t`Nomor BPJS`} readOnly value={pasien?.no_bpjs ?? '000'} className="angka" />
        </Columns>
        <Textarea
          label={t`Keluhan`}
          required
          rows={4}
          description={t`Paling banyak ${{ batas: bilangan(maxLength.keluhan) }} karakter.`}
          value={isian.keluhan}
          error={say(errors.keluhan)}
          onChange={(event) => change({ keluhan: event.currentTarget.value })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={send.isPending}>
            <Trans>Ajukan konsultasi</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
