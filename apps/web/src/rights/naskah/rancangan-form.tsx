import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Textarea, TextInput } from '@mantine/core'
import { MAX_BAGIAN_NASKAH } from '@sehati/contract/rights/naskah.rules'
import { putRancangan } from '@sehati/contract/rights/naskah-kelola.endpoints'
import { type NaskahKelola, RancanganMasukan } from '@sehati/contract/rights/naskah-kelola.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { usePutRancangan } from './naskah.queries.ts'

/** Writes the draft of the next version; a new one begins with the words of the last. */
export function RancanganForm({ row, onSaved, onCancel }: InDialog & { row: NaskahKelola }) {
  const send = usePutRancangan()
  const { judul = '', pernyataan = '', bagian = [] } = row.rancangan ?? row.terbit[0] ?? {}
  const form = useIsian(RancanganMasukan, {
    defaultValues: { keperluan: row.keperluan, judul, pernyataan, bagian },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(putRancangan)
      onSaved()
    },
  })
  const parts = form.watch('bagian')
  const put = (next: typeof parts) => form.setValue('bagian', next, { shouldDirty: true })
  return (
    <FormFrame form={form} kirim={t`Simpan rancangan`} onCancel={onCancel}>
      <TextInput label={t`Judul naskah`} autoComplete="off" data-autofocus required {...form.field('judul')} />
      <Textarea
        label={t`Pernyataan`}
        description={t`Kalimat di samping kotak yang dicentang.`}
        autosize
        minRows={2}
        required
        {...form.field('pernyataan')}
      />
      {parts.map((_, at) => {
        const nomor = at + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
          <Card key={at} component="fieldset" aria-label={t`Bagian ${nomor}`} m={0}>
            <Stack gap="sm">
              <TextInput label={t`Judul bagian ${nomor}`} required {...form.field(`bagian.${at}.judul`)} />
              <Textarea
                label={t`Isi bagian ${nomor}`}
                autosize
                minRows={3}
                required
                {...form.field(`bagian.${at}.isi`)}
              />
              {parts.length > 1 && (
                <Button
                  variant="subtle"
                  color="red"
                  w="fit-content"
                  aria-label={t`Hapus bagian ${nomor}`}
                  onClick={() => put(parts.filter((_part, other) => other !== at))}
                >
                  <Trans>Hapus bagian</Trans>
                </Button>
              )}
            </Stack>
          </Card>
        )
      })}
      {parts.length < MAX_BAGIAN_NASKAH && (
        <Button variant="default" w="fit-content" onClick={() => put([...parts, { judul: '', isi: '' }])}>
          <Trans>Tambah bagian</Trans>
        </Button>
      )}
    </FormFrame>
  )
}
