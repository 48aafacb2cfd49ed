import { t } from '@lingui/core/macro'
import { NativeSelect, type NativeSelectProps, Textarea, type TextareaProps } from '@mantine/core'
import type { AlasanTolak } from '@sehati/contract/rights/permintaan.rules'
import { alasanTolakKata } from './kata.ts'

/** The ground of a refusal, one of these; none is chosen beforehand. */
export const AlasanTolakField = ({ alasan, ...props }: NativeSelectProps & { alasan: readonly AlasanTolak[] }) => (
  <NativeSelect
    label={t`Alasan penolakan`}
    required
    data={[
      { value: '', label: t`Pilih alasan` },
      ...alasan.map((value) => ({ value, label: t(alasanTolakKata[value]) })),
    ]}
    {...props}
  />
)

/** The words to the person who asked. */
export const JawabanField = (props: TextareaProps) => (
  <Textarea label={t`Jawaban`} description={t`Dibaca oleh pemohon.`} required autosize minRows={3} {...props} />
)
