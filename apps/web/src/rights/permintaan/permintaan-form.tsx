import { t } from '@lingui/core/macro'
import { NativeSelect, type NativeSelectProps, Textarea } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { type JenisPermintaan, semuaJenisPermintaan, tentangRekam } from '@sehati/contract/rights/permintaan.rules'
import { PermintaanMasukan } from '@sehati/contract/rights/permintaan.schema'
import { recorded } from '../../base/lib/recorded.ts'
import { useActor } from '../../base/lib/session.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { useRiwayat } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { jenisPermintaanKata } from './kata.ts'
import { useAjukanPermintaan } from './permintaan.queries.ts'

/** An erasure has a dialog of its own: it says before what stays. */
const kinds = semuaJenisPermintaan.filter((jenis) => jenis !== 'penghapusan')

/** A person asks something about their data. */
export function PermintaanForm({ onSaved, onCancel }: InDialog) {
  const { level_id } = useActor()
  const send = useAjukanPermintaan()
  const form = useIsian(PermintaanMasukan, {
    defaultValues: { jenis: 'perbaikan', isi: '', jadwal_id: '' },
    send: async (body) => {
      // A choice of one kind is not sent with another.
      const { jadwal_id, ...rest } = body
      await send.mutateAsync({ body: jadwal_id && tentangRekam.some((one) => one === body.jenis) ? body : rest })
      showSuccess(insertPermintaan)
      onSaved()
    },
    ...recorded,
  })
  useFormDraft('permintaan', form, ['jenis', 'isi'])
  const jenis = form.watch('jenis') as JenisPermintaan
  return (
    <FormFrame form={form} kirim={t`Ajukan permintaan`} onCancel={onCancel}>
      <NativeSelect
        label={t`Jenis permintaan`}
        description={t(jenisPermintaanKata[jenis].isi)}
        data={kinds.map((value) => ({ value, label: t(jenisPermintaanKata[value].nama) }))}
        {...form.field('jenis')}
      />
      {isPatient(level_id) && tentangRekam.some((one) => one === jenis) && (
        <PilihKonsultasi
          semua={jenis === 'akses' ? t`Semua catatan psikologi saya` : t`Tidak tentang satu konsultasi`}
          description={
            jenis === 'akses' &&
            t`Setiap psikolog menjawab tentang catatannya sendiri. Bila ia sudah tidak bertugas, peninjau psikologi membaca catatan itu untuk menjawabnya.`
          }
          {...form.field('jadwal_id')}
        />
      )}
      <Textarea label={t`Isi permintaan`} autosize minRows={3} {...form.field('isi')} />
    </FormFrame>
  )
}

/** The consultation that a request is about: one of the person's own. */
function PilihKonsultasi({ semua, ...field }: NativeSelectProps & { semua: string }) {
  const riwayat = useRiwayat()
  return (
    <NativeSelect
      {...field}
      label={t`Tentang konsultasi`}
      data={[
        { value: '', label: semua },
        ...(riwayat.data ?? []).map((k) => ({
          value: String(k.jadwal_id),
          label: `${waktuSesi(k)}, ${k.nama_profesional}`,
        })),
      ]}
    />
  )
}
