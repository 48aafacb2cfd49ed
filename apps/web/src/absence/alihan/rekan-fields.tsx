import { t } from '@lingui/core/macro'
import { NativeSelect, Stack } from '@mantine/core'
import { kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery } from '@tanstack/react-query'
import { type BacaSlot, SlotFields } from '../terdampak/slot-fields.tsx'
import { asMove, type Pilihan } from '../terdampak/tindakan.rules.ts'
import { tenagaQuery } from './alihan.queries.ts'

type RekanFieldsProps = {
  /** The professional of the request, and the profession of colleagues. */
  profesional_id: number
  kelas: Kelas
  pilihan: Pilihan
  others: Pilihan[]
  baca: BacaSlot
  isSettled: boolean
  error: string | undefined
  onChange: (pilihan: Pilihan) => void
}

/** The choice of a colleague of the same profession, and of a free time of theirs. */
export function RekanFields({ profesional_id, kelas, pilihan, onChange, baca, ...slot }: RekanFieldsProps) {
  const tenaga = useQuery(tenagaQuery())
  const rekan = (tenaga.data ?? []).filter(
    (row) => row.profesional_id !== profesional_id && kelasOf(row.level_id) === kelas,
  )
  const kosong = tenaga.isPending ? t`Memuat…` : t`Pilih tenaga profesional`
  // Patients agree to what they could book, so it lies in their window.
  const { jendela: _, ...window } = baca
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t`Tenaga profesional`}
        data={[
          { value: '', label: kosong },
          ...rekan.map((row) => ({
            value: String(row.profesional_id),
            label: `${row.name} (${row.nama_spesialisasi})`,
          })),
        ]}
        value={String(pilihan.profesional_id ?? '')}
        error={tenaga.error?.message}
        onChange={(event) =>
          onChange({
            tindakan: 'alihkan',
            tanggal: null,
            jadwal_tenaga_id: null,
            profesional_id: Number(event.currentTarget.value) || null,
          })
        }
      />
      <SlotFields
        {...slot}
        profid={pilihan.profesional_id ?? 0}
        pilihan={asMove(pilihan)}
        baca={window}
        onChange={(next) => onChange({ ...next, tindakan: 'alihkan' })}
      />
    </Stack>
  )
}
