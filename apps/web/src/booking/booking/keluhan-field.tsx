import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Text, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import type { ComponentType, Ref } from 'react'
import { bilangan } from '../../base/lib/angka.ts'

type KeluhanFieldProps = {
  ref: Ref<HTMLTextAreaElement>
  nama: string
  value: string
  error: string | null
  onChange: (keluhan: string) => void
  /** What stands beside the complaint for the words in it. */
  Bantuan: ComponentType<{ teks: string }>
}

/** The complaint with what may still be written. Longer text is not cut off but counted: nothing pasted gets lost. */
export function KeluhanField({ ref, nama, value, error, onChange, Bantuan }: KeluhanFieldProps) {
  const [panjang, paling] = [bilangan(value.length), bilangan(maxLength.keluhan)]
  const isLong = value.length > maxLength.keluhan
  return (
    <div>
      <Textarea
        ref={ref}
        label={t`Keluhan`}
        description={t`Ceritakan seperlunya. Keluhan dibaca oleh ${nama}; dalam keadaan darurat juga oleh admin, dan Anda diberi tahu.`}
        rows={5}
        resize="vertical"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt={4}>
        <Text size="xs" c={isLong ? 'red' : 'dimmed'} className="angka">
          <Trans>
            {panjang} / {paling} karakter
          </Trans>
        </Text>
      </Group>
      <Bantuan teks={value} />
    </div>
  )
}
