import { plural, t } from '@lingui/core/macro'
import { TindakanFoot } from './tindakan-foot.tsx'
import type { Tindakan } from './use-tindakan.ts'

type PenyelesaianFootProps = { tindakan: Tindakan; isPending: boolean; onCancel: () => void }

/** The foot of a form that moves or cancels stranded consultations; those that are not decided wait. */
export function PenyelesaianFoot({ tindakan, isPending, onCancel }: PenyelesaianFootProps) {
  const { jumlah, isTried, isKosong } = tindakan
  return (
    <TindakanFoot
      kosong={isTried && isKosong && t`Pilih apa yang terjadi dengan paling sedikit satu konsultasi.`}
      batal={t`Nanti saja`}
      kirim={jumlah > 0 ? plural(jumlah, { other: 'Proses # konsultasi' }) : t`Proses`}
      isPending={isPending}
      onCancel={onCancel}
    />
  )
}
