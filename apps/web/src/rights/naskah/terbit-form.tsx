import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
// Only forms with such a box fetch its styles.
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Text, TextInput } from '@mantine/core'
import { NASKAH_JAM } from '@sehati/contract/rights/naskah.rules'
import { terbitkanNaskah } from '@sehati/contract/rights/naskah-kelola.endpoints'
import { type NaskahKelola, TerbitanMasukan } from '@sehati/contract/rights/naskah-kelola.schema'
import { hariIni } from '../../base/lib/clock.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { Banding } from './banding.tsx'
import { useTerbitkan } from './naskah.queries.ts'

const HARI = NASKAH_JAM / 24

/** Publishes the draft, beside the version that is in force. */
export function TerbitForm({ row, onSaved, onCancel }: InDialog & { row: NaskahKelola }) {
  const { keperluan, rancangan, terbit, berlaku } = row
  const send = useTerbitkan()
  const form = useIsian(TerbitanMasukan, {
    defaultValues: { keperluan, sidik: rancangan?.sidik ?? '', wajib_ulang: true, berlaku: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(terbitkanNaskah)
      onSaved()
    },
  })
  const lama = terbit.find(({ versi }) => versi === berlaku)
  const isWajib = form.watch('wajib_ulang') === true
  return (
    <FormFrame form={form} kirim={t`Terbitkan`} onCancel={onCancel}>
      {rancangan && lama && <Banding lama={lama} baru={rancangan} />}
      <Checkbox
        label={t`Setiap orang harus menyetujui lagi`}
        description={
          isWajib
            ? t`Pasien diberi tahu sekarang, dan ditanya lagi saat versi ini berlaku, paling cepat ${HARI} hari lagi.`
            : t`Untuk perbaikan kata. Persetujuan yang sudah ada tetap berlaku, dan tidak ada yang diberi tahu.`
        }
        checked={isWajib}
        onChange={(event) => form.setValue('wajib_ulang', event.currentTarget.checked, { shouldDirty: true })}
      />
      <TextInput
        type="date"
        label={t`Berlaku sejak`}
        description={t`Kosongkan untuk secepatnya.`}
        min={hariIni()}
        {...form.field('berlaku')}
      />
      <Text size="sm">
        <Trans>Setelah terbit, naskah ini tidak dapat diubah atau dihapus.</Trans>
      </Text>
    </FormFrame>
  )
}
