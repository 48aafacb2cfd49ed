import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { CatatanInsiden, type InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import { useInsertCatatan } from './insiden.queries.ts'
import { langkahKata } from './kata.ts'

/** What was done about an incident, the oldest first, and a field for a note. */
export const LangkahSection = ({ insiden }: { insiden: InsidenRinci }) => (
  <SectionCard judul={t`Langkah`} isi={t`Langkah tidak dapat diubah atau dihapus.`} className="screen-only">
    <ol>
      {insiden.langkah.map(({ jenis, isi, pada, oleh }) => {
        const waktu = waktuPanjang(pada)
        return (
          <li key={`${pada} ${jenis} ${isi}`}>
            <b>{t(langkahKata[jenis])}</b>
            <Text size="sm" c="dimmed">
              <Trans>
                {waktu} oleh {oleh}
              </Trans>
            </Text>
            <Tulisan>{isi}</Tulisan>
          </li>
        )
      })}
    </ol>
    {!insiden.ditutup_pada && <CatatanForm id={insiden.insiden_id} />}
  </SectionCard>
)

function CatatanForm({ id }: { id: number }) {
  const insert = useInsertCatatan()
  const form = useIsian(CatatanInsiden, {
    defaultValues: { isi: '' },
    send: async (body, { reset }) => {
      await insert.mutateAsync({ query: { id }, body })
      reset()
    },
    ...inNotice,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <Textarea label={t`Catatan`} w="100%" autosize minRows={2} {...form.field('isi')} />
        <Button type="submit" variant="light" loading={form.isSending}>
          <Trans>Tambah catatan</Trans>
        </Button>
      </Stack>
    </form>
  )
}
