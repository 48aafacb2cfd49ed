import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
// Only forms with such a box fetch its styles.
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { PengirimanRentang } from '@sehati/contract/channel/webhook.schema'
import { hariIni } from '../../base/lib/clock.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { useUlangiRentang } from './webhook.queries.ts'

/** Sends the deliveries of some days again: the receiver lost them, or was down for too long. */
export function UlangRentang({ webhook_id }: { webhook_id: number }) {
  const ulang = useUlangiRentang()
  const form = useIsian(PengirimanRentang, {
    defaultValues: { webhook_id, dari: hariIni(), sampai: hariIni(), hanya_gagal: true },
    send: async (body) => {
      const { jumlah } = await ulang.mutateAsync({ body })
      showNotice('success', {
        judul: t`Berhasil`,
        isi: plural(jumlah, { other: '# kiriman diulangi, dengan nomor yang sama.' }),
      })
    },
  })
  return (
    <SectionCard
      judul={t`Kirim ulang beberapa hari`}
      isi={t`Urutan dan nomor kirimannya tetap, jadi penerima mengenali yang sudah dimilikinya.`}
    >
      <form onSubmit={form.submit} noValidate>
        <RefusalAlert refusal={form.refusal} />
        <Group align="flex-end" gap="md">
          <TextInput type="date" label={t`Dari tanggal`} required {...form.field('dari')} />
          <TextInput type="date" label={t`Sampai tanggal`} required {...form.field('sampai')} />
          <Checkbox
            label={t`Hanya yang tidak diterima`}
            checked={form.watch('hanya_gagal') === true}
            onChange={(event) => form.setValue('hanya_gagal', event.currentTarget.checked, { shouldDirty: true })}
          />
          <Button type="submit" loading={form.isSending}>
            <Trans>Kirim ulang</Trans>
          </Button>
        </Group>
      </form>
    </SectionCard>
  )
}
